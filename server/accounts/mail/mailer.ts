/** A letter to one member, as plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Sends in the background, so that how long it takes tells nobody anything; failures are logged. */
  readonly send: (letter: Letter) => void;
  /** Sends and waits. Throws when the mail server did not take it. */
  readonly deliver: (letter: Letter) => Promise<void>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the mail server asks for them. */
  readonly url: string;
  /** Whom letters are from. */
  readonly from: string;
}

/** Connections are given up after so long; who waits for a letter asks for another. */
const TIMEOUT_MS = 20_000;

/** Nodemailer is loaded with the first letter. */
export function createMailer({ url, from }: MailSettings, log: (message: string) => void): Mailer {
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
      // Vacation notices and other robots need not answer (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
    });
  };
  return {
    deliver,
    send: (letter) => {
      deliver(letter).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log(`mail: "${letter.subject}" was not sent: ${reason}`);
      });
    },
  };
}
