import { type Json, StoreUnavailable } from "./store.ts";

/** A record is there and cannot be read; what else there is of its account can be. */
export class UnreadableRecord extends StoreUnavailable {
  override readonly name: string = "UnreadableRecord";
}

/** A record is not what any version of the program wrote, as after a fault of the disk. */
export class DamagedRecord extends UnreadableRecord {
  override readonly name = "DamagedRecord";
  override readonly told =
    "Part of what is kept about you is damaged. You can still export and delete your account; " +
    "whoever runs this service can repair it.";

  /** Where in the record the damage is; empty when it is everywhere. */
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

/** The account that the records of a batch belong to is not there any more. */
export class Gone extends StoreUnavailable {
  override readonly name = "Gone";
  override readonly told = "This account has been deleted.";

  constructor() {
    const reason = "the account has been deleted";
    super(reason, { cause: reason });
  }
}

/** The value of a record; of a damaged one the text, which no schema of a record takes. */
export function toValue(text: string): Json {
  try {
    // The text was written from a JSON value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
