import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailer } from "../../server/accounts/mail/mailer.ts";
import { type MailServer, openMailServer } from "../support/mail-server.ts";

let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
});
afterAll(() => mail.close());

const letter = { to: "ada@example.org", subject: "12345678 is your code", text: "12345678" };

/** A mailer whose pauses the test ends. */
function openMailer() {
  const logged: string[] = [];
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const settings = { url: mail.url, from: "cardfile <no-reply@cards.example>" };
  const { send } = createMailer(
    settings,
    (line) => void logged.push(line),
    (ms, end) => void pauses.push({ ms, end }),
  );
  return { send, logged, pauses };
}

test("a letter that is not taken now is tried again, and arrives once", async () => {
  const { send, logged, pauses } = openMailer();
  mail.refuse(451, 421);
  send(letter);
  await expect.poll(() => pauses.length).toBe(1);
  pauses[0]?.end();
  await expect.poll(() => pauses.length).toBe(2);
  pauses[1]?.end();
  expect((await mail.take(letter.to)).subject).toBe(letter.subject);
  expect(mail.arrived).toHaveLength(1);
  expect(pauses.map(({ ms }) => ms)).toEqual([5000, 30_000]);
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toMatch(/12345678|ada@/);
});

test("what the mail server refuses is not, and nothing is tried for ever", async () => {
  const { send, logged, pauses } = openMailer();
  mail.refuse(550);
  send(letter);
  await expect.poll(() => logged.length).toBe(1);
  expect(pauses).toEqual([]);
  mail.refuse(451, 451, 451, 451, 451);
  send(letter);
  for (let tries = 1; tries <= 4; tries++) {
    // Each try follows the pause after the one before.
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => pauses.length).toBe(tries);
    pauses[tries - 1]?.end();
  }
  await expect.poll(() => logged.length).toBe(6);
  expect(pauses).toHaveLength(4);
  expect(logged.at(-1)).not.toContain("tried again");
});
