import { describe, expect, test } from "vitest";
import { createLogger, type LogFormat } from "../../server/ops/log.ts";

function open(format: LogFormat) {
  const lines: string[] = [];
  const now = () => new Date("2026-11-21T12:00:00Z");
  return { ...createLogger({ format, now, write: (line) => void lines.push(line) }), lines };
}

describe("as JSON", () => {
  test("a message is one object on one line, an error unless said otherwise", () => {
    const { log, lines } = open("json");
    log("it broke\n  at line 3");
    log("it runs", "info");
    expect(lines.every((line) => !line.includes("\n"))).toBe(true);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: "2026-11-21T12:00:00.000Z", level: "error", message: "it broke\n  at line 3" },
      { time: "2026-11-21T12:00:00.000Z", level: "info", message: "it runs" },
    ]);
  });

  test("an event has fields of its own", () => {
    const { event, lines } = open("json");
    event("request", { route: "/health", status: 200 });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "info",
      message: "request",
      route: "/health",
      status: 200,
    });
  });
});

describe("as text", () => {
  test("a message is itself, and an event its fields", () => {
    const { log, event, lines } = open("text");
    log("it runs", "info");
    event("request", { route: "/health", status: 200 });
    expect(lines).toEqual(["it runs", "request route=/health status=200"]);
  });
});

test.each(["json", "text"] as const)("secrets are taken out of %s", (format) => {
  const { log, event, lines } = open(format);
  log("no account for ada@example.org");
  event("request", { path: "/x?token=abc123" });
  expect(lines.join("\n")).not.toMatch(/ada@|abc123/);
});
