import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "srvx";
import { expect, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { openChat, sayAlways } from "./chat.ts";

/** A Python that has the package openai; `.ci/run` makes one. */
const PYTHON = process.env["TEST_PYTHON"] ?? "python3";
const hasClient = spawnSync(PYTHON, ["-c", "import openai"]).status === 0;
if (!hasClient) console.warn(`skipped: ${PYTHON} has no openai (pip install openai; TEST_PYTHON)`);

const PIECES = ["Use the ", "Gold", ": 4x at restaurants [1]."];
const TEXT = PIECES.join("");

test.skipIf(!hasClient)("the Python client gets answers, streams, models and errors", async () => {
  const cited = { title: "Issuer", url: "https://issuer.example/gold" };
  const world = await openChat(sayAlways(PIECES, { citations: [cited] }));
  const server = serve({ fetch: world.endpoint, port: 0, hostname: "127.0.0.1", silent: true });
  await server.ready();
  try {
    const script = join(import.meta.dirname, "python", "client.py");
    const address = new URL("chat/v1", server.url).href;
    const { stdout } = await promisify(execFile)(PYTHON, [script, address, MODEL, "Which card?"], {
      env: { ...process.env, CARDFILE_KEY: world.key },
    });
    expect(JSON.parse(stdout)).toEqual({
      text: TEXT,
      finish_reason: "stop",
      citations: ["Issuer"],
      tokens: expect.any(Number),
      streamed: TEXT,
      streamed_tokens: expect.any(Number),
      models: [MODEL],
      wrong_key: { kind: "AuthenticationError", status: 401, code: "invalid_api_key" },
      wrong_model: { kind: "NotFoundError", status: 404, code: "model_not_found" },
      wrong_request: { kind: "BadRequestError", status: 400, code: "unsupported_value" },
      after_leaving: TEXT,
    });
  } finally {
    await server.close(true);
  }
});
