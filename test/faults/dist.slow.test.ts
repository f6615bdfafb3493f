import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { getValuations } from "../../server/contract/routes.ts";
import { manifest } from "../../server/contract/manifest.ts";
import { makeFolder } from "../accounts/store/places.ts";
import { startProgram } from "../ops/program.ts";
import { callTool, makeMember } from "./member.ts";
import { ask, LONG_MS } from "./requests.ts";

const CARD = "/v1/public/credit-cards/amex-gold";

/** A copy of a whole build that can be spoiled. */
function copyDist() {
  const dist = join(makeFolder(), "dist");
  for (const name of ["public", "private", "manifest.json"]) {
    cpSync(join(inject("dist"), name), join(dist, name), { recursive: true, dereference: true });
  }
  const at = (file: string): string => join(dist, file);
  const listed = () => manifest.parse(JSON.parse(readFileSync(at("manifest.json"), "utf8")));
  return { dist, at, listed };
}

type Dist = ReturnType<typeof copyDist>;

/** Publishes other valuations: the answer first, then the manifest that knows it. */
function publish({ at, listed }: Dist, version: string): string {
  const now = listed();
  const file = now.files.find(({ url }) => url === getValuations.path);
  if (file === undefined) throw new Error("no valuations");
  const path = at(`public/${file.file}`);
  const text = `${readFileSync(path, "utf8").trimEnd()} `;
  writeFileSync(path, text);
  const entry = {
    ...file,
    bytes: Buffer.byteLength(text),
    sha256: hash("sha256", text),
    encodings: {},
  };
  const files = now.files.map((one) => (one === file ? entry : one));
  // Replaced at once, as the build does: readers see one manifest or the other.
  writeFileSync(at("next.json"), JSON.stringify({ ...now, version, files }));
  renameSync(at("next.json"), at("manifest.json"));
  return text;
}

test(
  "while builds are written, spoiled and swapped, every answer is one of a whole build",
  { timeout: LONG_MS },
  async () => {
    const copy = copyDist();
    const program = await startProgram({ DIST: copy.dist, RELOAD_SECONDS: "0.05" });
    onTestFinished(() => void program.stop());
    const read = () => ask(program.root + getValuations.path);
    const good = new Set([(await read()).text]);
    let isOver = false;
    const seen = new Set<string>();
    const client = async (): Promise<void> => {
      while (!isOver) {
        const answer = await read();
        expect(answer.status, answer.text).toBe(200);
        seen.add(answer.text);
      }
    };
    const clients = [client(), client(), client()];
    const expectServed = (text: string) =>
      expect.poll(async () => (await read()).text, { timeout: 30_000 }).toBe(text);

    const second = publish(copy, "2099-01-01T00:00:00Z");
    good.add(second);
    await expectServed(second);
    // Half a manifest, then none, then nonsense.
    const manifestText = readFileSync(copy.at("manifest.json"));
    for (const spoil of [
      () => truncateSync(copy.at("manifest.json"), 5000),
      () => rmSync(copy.at("manifest.json")),
      () => writeFileSync(copy.at("manifest.json"), "{}"),
    ]) {
      spoil();
      for (let time = 0; time < 20; time++) expect((await read()).text).toBe(second);
    }
    writeFileSync(copy.at("manifest.json"), manifestText);
    // A build of which a file is still half written when its manifest is there already.
    const third = publish(copy, "2099-01-02T00:00:00Z");
    const file = copy.at(`public${getValuations.path}.json`);
    truncateSync(file, 100);
    good.add(third);
    for (let time = 0; time < 20; time++) await read();
    writeFileSync(file, third);
    await expectServed(third);
    isOver = true;
    await Promise.all(clients);
    for (const text of seen) expect(good).toContain(text);
  },
);

test(
  "facts that a new build spoils leave the last good ones in use",
  { timeout: LONG_MS },
  async () => {
    const copy = copyDist();
    const folder = makeFolder();
    const program = await startProgram({
      DIST: copy.dist,
      RELOAD_SECONDS: "0.05",
      ACCOUNTS: "on",
      VAR: folder,
      PUBLIC_URL: "http://127.0.0.1:3000",
    });
    onTestFinished(() => void program.stop());
    const { key } = await makeMember({ file: join(folder, "cardfile.db") });
    const call = () => callTool(program.root, key, "get_card", { card: "csp" });
    expect(await call()).toMatchObject({ outcome: "ok" });
    truncateSync(copy.at("private/facts.json"), 1000);
    const next = publish(copy, "2099-01-01T00:00:00Z");
    await expect
      .poll(async () => (await ask(program.root + getValuations.path)).text, { timeout: 30_000 })
      .toBe(next);
    expect(await call()).toMatchObject({ outcome: "ok" });
    expect((await ask(program.root + CARD)).status).toBe(200);
  },
);
