import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openStorage } from "../../server/catalog/dist.ts";
import { openCatalog } from "../../server/catalog/store.ts";
import { readManifest } from "../build/dist.ts";

const PYTHON = process.env["TEST_PYTHON"] ?? "python3";
const MOTO = join(dirname(PYTHON), "moto_server");
const hasS3 = spawnSync(MOTO, ["--help"]).status === 0;
if (!hasS3) console.warn(`skipped: no moto_server beside ${PYTHON} (pip install 'moto[server]')`);

const KEYS = { accessKeyId: "test", secretAccessKey: "test", region: "us-east-1" } as const;

const open = async (place: Parameters<typeof openStorage>[0]) => {
  const logged: string[] = [];
  const catalog = await openCatalog(await openStorage(place), {
    reloadSeconds: 3600,
    log: (line) => void logged.push(line),
  });
  catalog.stop();
  return { catalog, logged };
};

const expectWhole = (
  snapshot: ReturnType<Awaited<ReturnType<typeof open>>["catalog"]["current"]>,
) => {
  const { version, files } = readManifest(inject("base"));
  expect(snapshot).toMatchObject({ whole: true, version });
  expect([...(snapshot?.published.keys() ?? [])].toSorted()).toEqual(
    files.map(({ url }) => url).toSorted(),
  );
};

describe("a dist behind an address", () => {
  let host: Server;
  let address = "";
  /** Files that the host gives otherwise than they are. */
  const changed = new Map<string, string>();
  beforeAll(async () => {
    host = createServer(({ url = "" }, response) => {
      const path = decodeURIComponent(url.slice("/data".length));
      const body = changed.get(path) ?? readOrNothing(join(inject("base"), path));
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    await new Promise<void>((resolve) => {
      host.listen(0, "127.0.0.1", resolve);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
    const { port } = host.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/data`;
  });
  afterAll(() => host.close());

  test("is read whole, whatever characters its names have", async () => {
    expectWhole((await open({ dist: address })).catalog.current());
  });

  test("that is damaged on the way is refused for the dataset it belongs to", async () => {
    changed.set("/public/v1/public/valuations.json", "{}");
    const { catalog } = await open({ dist: address });
    expect(catalog.current()?.damaged).toEqual(new Set(["valuations"]));
    changed.clear();
    await catalog.reload();
    expectWhole(catalog.current());
  });

  test("that cannot be reached leaves every dataset unavailable", async () => {
    const { catalog, logged } = await open({ dist: `${address}/elsewhere` });
    expect(catalog.current()).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

describe.skipIf(!hasS3)("a dist in an S3-compatible store", () => {
  let store: ChildProcess;
  let endpoint = "";
  const aws = new AwsClient({ ...KEYS, service: "s3" });
  beforeAll(async () => {
    store = spawn(MOTO, ["--host", "127.0.0.1", "--port", "0"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const lines = createInterface({ input: store.stderr ?? process.stdin });
    for await (const line of lines) {
      endpoint = /Running on (http:\/\/[\d.:]+)/.exec(line)?.[1] ?? "";
      if (endpoint !== "") break;
    }
    store.stderr?.resume();
    await aws.fetch(`${endpoint}/cards`, { method: "PUT" });
    const dist = inject("base");
    for (const file of ["manifest.json", ...filesOf(dist, "public"), ...filesOf(dist, "private")]) {
      const key = file.split("/").map(encodeURIComponent).join("/");
      const body = readFileSync(join(dist, file));
      const { status } = await aws.fetch(`${endpoint}/cards/v7/${key}`, { method: "PUT", body });
      expect(status, file).toBe(200);
    }
  });
  afterAll(() => store.kill());

  test("is read whole, below a prefix of its bucket", async () => {
    expectWhole(
      (await open({ dist: "s3://cards/v7", s3: { ...KEYS, endpoint } })).catalog.current(),
    );
  });

  test("is not found under another prefix", async () => {
    const { catalog } = await open({ dist: "s3://cards/v8", s3: { ...KEYS, endpoint } });
    expect(catalog.current()).toBeUndefined();
  });
});

function readOrNothing(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const filesOf = (dist: string, folder: string): readonly string[] =>
  readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(join(dist, file)).isFile());
