import { type Json, StoreUnavailable } from "./store.ts";

/** A record exists but cannot be read; other records of its account can. */
export class UnreadableRecord extends StoreUnavailable {
  override readonly name: string = "UnreadableRecord";
}

/** A record that no version of the program wrote, as after a disk fault. */
export class DamagedRecord extends UnreadableRecord {
  override readonly name = "DamagedRecord";
  override readonly told =
    "Part of your data is damaged. You can still export and delete your account; " +
    "whoever runs this service can repair it.";

  /** `where` is the path of the damage; empty when all of the record is damaged. */
  constructor(key: string, where: string) {
    const [kind = ""] = key.split("/");
    const reason = `a record of ${kind} is damaged${where && ` at ${where}`}; run \`cardfile admin repair\``;
    super(reason, { cause: reason });
  }
}

/** A record is of a format that only a newer version of the program reads. */
export class NewerRecord extends UnreadableRecord {
  override readonly name = "NewerRecord";
  override readonly told =
    "This was last written by a newer version of the service, which is being updated. " +
    "Nothing is lost; try again in a few minutes.";

  constructor(key: string, format: number) {
    const [kind = ""] = key.split("/");
    const reason = `a newer version wrote a record of ${kind}; this one reads up to format ${format}`;
    super(reason, { cause: reason });
  }
}

/** The account that a batch belongs to no longer exists. */
export class Gone extends StoreUnavailable {
  override readonly name = "Gone";
  override readonly told = "This account has been deleted.";

  constructor() {
    const reason = "the account has been deleted";
    super(reason, { cause: reason });
  }
}

/** The value of a record; for damaged JSON its text, which no record schema accepts. */
export function toValue(text: string): Json {
  try {
    // The text was written from a JSON value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
