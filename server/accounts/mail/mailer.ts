/** A letter to one member, as plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /**
   * Sends in the background, so that response times reveal nothing. Retries for some minutes when
   * the mail server does not take the letter now; logs failures.
   */
  readonly send: (letter: Letter) => void;
  /** Sends and waits. Throws when the mail server did not take it. */
  readonly deliver: (letter: Letter) => Promise<void>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the mail server asks for them. */
  readonly url: string;
  /** The sender of all letters. */
  readonly from: string;
}

/** Connection timeout; a member still waiting for a letter can request another. */
const TIMEOUT_MS = 20_000;

/** Pauses before each retry; the codes in some letters are valid for ten minutes. */
const PAUSES_MS = [5_000, 30_000, 120_000, 300_000] as const;
/** Letters waiting in memory for a retry; beyond this, failed letters are dropped. */
const MAX_WAITING = 500;

const inTime = (ms: number, work: () => void): void => void setTimeout(work, ms).unref();

/** Nodemailer is loaded with the first letter. */
export function createMailer(
  { url, from }: MailSettings,
  log: (message: string) => void,
  later = inTime,
): Mailer {
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS };
    return createTransport({ url, ...times, socketTimeout: TIMEOUT_MS });
  };
  let transport: ReturnType<typeof open> | undefined;
  const deliver = async (letter: Letter): Promise<void> => {
    transport ??= open();
    await (
      await transport
    ).sendMail({
      ...letter,
      from,
      // Keeps vacation notices and other robots from answering (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
    });
  };
  let waiting = 0;
  const send = (letter: Letter, tries = 0): void => {
    deliver(letter).catch((error: unknown) => {
      const pause = isRefusal(error) || waiting >= MAX_WAITING ? undefined : PAUSES_MS[tries];
      const reason = error instanceof Error ? error.message : String(error);
      // Not the subject, which may hold a code.
      log(`mail: an e-mail was not sent${pause ? ", it will be tried again" : ""}: ${reason}`);
      if (pause === undefined) return;
      waiting++;
      later(pause, () => {
        waiting--;
        send(letter, tries + 1);
      });
    });
  };
  return { deliver, send: (letter) => send(letter) };
}

/** True for a permanent refusal, which a retry cannot change (RFC 5321, section 4.2.1). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
