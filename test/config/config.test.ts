import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

const read = (variables: Readonly<Record<string, string>>) => readConfig(variables, "dist");

describe("without settings", () => {
  const config = read({});

  test("the service is on loopback, with its own database and secret", () => {
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      accounts: {
        enabled: true,
        databaseUrl: undefined,
        databaseFile: "var/cardfile.db",
        secrets: [],
        trustedProxies: 0,
      },
    });
  });

  test("an empty variable is none", () => {
    expect(read({ PORT: "", DATABASE_URL: "", SECRETS: "" })).toEqual(config);
  });
});

test("a language model is at its service's address, or at the one given", () => {
  const named = { UPSTREAM: "ollama", UPSTREAM_MODEL: "m" };
  const url = "https://models.example/v1";
  expect(read({}).upstream).toBeUndefined();
  expect(read(named).upstream).toMatchObject({ url: "http://127.0.0.1:11434/v1", model: "m" });
  expect(read({ ...named, UPSTREAM_URL: `${url}/` }).upstream).toMatchObject({ url });
  expect(read({ UPSTREAM_URL: url, UPSTREAM_MODEL: "m" }).upstream).toMatchObject({ url });
  expect(() => read({ UPSTREAM: "ollama" })).toThrow("UPSTREAM_MODEL");
});

describe("where strangers come, accounts", () => {
  const PUBLIC = { PUBLIC_URL: "https://cards.example", SECRETS: SECRET };

  test.each([
    ["behind a proxy", { ...PUBLIC }],
    ["on every interface", { ...PUBLIC, HOST: "0.0.0.0" }],
    ["with an older secret too", { ...PUBLIC, SECRETS: ` ${SECRET}, ${SECRET}x` }],
  ])("are served %s with what they need", (_, variables) => {
    expect(read(variables).accounts).toMatchObject({ refusal: undefined });
    expect(read(variables).accounts.secrets[0]).toBe(SECRET);
  });

  test.each([
    ["without a secret", { ...PUBLIC, SECRETS: "" }, "SECRETS: give a random text"],
    [
      "with a secret of blanks",
      { ...PUBLIC, SECRETS: " ".repeat(40) },
      "SECRETS: give a random text",
    ],
    [
      "with a short secret",
      { ...PUBLIC, SECRETS: "secret" },
      "SECRETS: each must have at least 32",
    ],
    [
      "without https",
      { ...PUBLIC, PUBLIC_URL: "http://cards.example" },
      "PUBLIC_URL: must be https",
    ],
    ["on a port nobody knows", { PORT: "0", SECRETS: "" }, "PORT: 0 takes any port"],
    [
      "without an address",
      { HOST: "0.0.0.0", SECRETS: SECRET },
      "PUBLIC_URL: give the https address",
    ],
  ])("are refused %s, which is named", (_, variables, message) => {
    expect(read(variables).accounts.refusal).toContain(message);
    expect(read({ ...variables, ACCOUNTS: "off" }).accounts.enabled).toBe(false);
  });
});

test.each([
  [{ FREE_TOOLS_A_DAY: "-1" }, "FREE_TOOLS_A_DAY"],
  [{ FREE_TOOLS_A_DAY: "many" }, "FREE_TOOLS_A_DAY: expected a whole number from 0"],
  [{ TRUSTED_PROXIES: "99" }, "TRUSTED_PROXIES"],
  [{ ACCOUNTS: "maybe" }, "ACCOUNTS: expected on or off"],
  [
    { PUBLIC_URL: "https://cards.example/base" },
    "PUBLIC_URL: expected an http or https address without a path",
  ],
  [{ PUBLIC_URL: "https://cards.example?x=1" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://me:secret@cards.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "ftp://cards.example" }, "PUBLIC_URL"],
  [{ PORT: "x" }, "PORT: expected a port from 0 to 65535"],
])("%j is refused by name", (variables, message) => {
  expect(() => read(variables)).toThrow(message);
});

test.each([
  ["https://Cards.Example", "https://cards.example"],
  ["https://cards.example:443/", "https://cards.example"],
  ["http://[::1]:3000", "http://[::1]:3000"],
])("the public address %s is %s", (given, origin) => {
  expect(read({ PUBLIC_URL: given }).publicUrl).toBe(origin);
});

test("ceilings come from the environment", () => {
  const { ceilings } = read({ FREE_CHATS_A_DAY: "0", MEMBER_TOOLS_A_DAY: "9" }).accounts;
  expect(ceilings).toMatchObject({
    free: { chat: 0, tools: 200 },
    member: { tools: 9, chat: 500 },
  });
});

test.each([
  [{ PUBLIC_URL: "https://cards.example" }, /TRUSTED_PROXIES is 0 .* number of proxies/],
  [{ PUBLIC_URL: "https://cards.example", TRUSTED_PROXIES: "1" }, /^undefined$/],
  [{}, /^undefined$/],
])("a proxy that nobody told of is doubted: %j", (variables, doubt) => {
  expect(String(read(variables).accounts.doubt)).toMatch(doubt);
});
