import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";

/** A letter as it arrived. */
export interface Arrived {
  readonly to: readonly string[];
  readonly subject: string;
  readonly headers: string;
  readonly text: string;
  /** The first address in it. */
  readonly link: string;
}

export interface MailServer {
  /** The value of SMTP_URL. */
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** The next letter to an address that nobody has taken yet; waits for it. */
  readonly take: (to: string) => Promise<Arrived>;
  /** Answers the next letters with these codes instead of taking them. */
  readonly refuse: (...codes: readonly number[]) => void;
  readonly close: () => Promise<void>;
}

/** A mail server on loopback that takes every letter from who knows its password. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const taken = new Set<Arrived>();
  const refusals: number[] = [];
  const server = new SMTPServer({
    // It has no certificate.
    disabledCommands: ["STARTTLS"],
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "post" && password === "s3cret"
        ? done(null, { user: username })
        : done(new Error("unknown user")),
    onRcptTo: (_address, _session, done) => {
      const responseCode = refusals.shift();
      const refusal = Object.assign(new Error("refused by the test"), { responseCode });
      done(responseCode === undefined ? null : refusal);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push(parse(Buffer.concat(chunks).toString(), to));
        done(null);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server on a TCP port has an address object; only pipes have a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://post:s3cret@127.0.0.1:${port}`,
    arrived,
    take: async (to) => {
      const find = (): Arrived => {
        const letter = arrived.find((one) => one.to.includes(to) && !taken.has(one));
        if (letter === undefined) throw new Error(`no letter to ${to}`);
        return letter;
      };
      const letter = await vi.waitFor(find, { timeout: 10_000, interval: 20 });
      taken.add(letter);
      return letter;
    },
    refuse: (...codes) => void refusals.push(...codes),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function parse(raw: string, to: readonly string[]): Arrived {
  const [headers = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\n\n");
  const text = /^Content-Transfer-Encoding: quoted-printable/im.test(headers)
    ? body
        .replaceAll("=\r\n", "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : body;
  const subject = /^Subject: (.*)$/m.exec(headers)?.[1]?.trim() ?? "";
  return { to, subject, headers, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "" };
}
