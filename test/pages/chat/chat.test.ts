import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { sayAlways } from "../../chat/chat.ts";
import { openChatSite } from "../support/chat-site.ts";
import { createVisitor, FROM_HERE, signUp, tokenIn, type Visitor } from "../support/visitor.ts";

const ANSWER =
  "Use the **Gold Card**.[1]\n\n_Point values are estimates._\n\nSources:\n[1] Terms: https://issuer.example/terms";
const PATH = "/account/chat";

let site: ReturnType<typeof openChatSite>;
let ada: Visitor;
beforeEach(async () => {
  site = openChatSite(sayAlways([ANSWER]));
  ada = await signUp(site, "ada@example.org");
});

const ask = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  ada.submit(PATH, fields);

const hiddenIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`name="${name}"\\s+value="([^"]*)"`, "g"))].map(
    ([, value]) => value,
  );

describe("the chat page", () => {
  test("offers a box, examples and how many questions are left, and is linked", async () => {
    const { status, text } = await ada.get(PATH);
    expect(status).toBe(200);
    expect(text).toContain('<label for="question">');
    expect(text).toContain("20 of 20 questions left today.");
    expect(text.match(/name="example"/g)?.length).toBeGreaterThan(2);
    expect((await ada.get("/account")).text.split(`href="${PATH}"`)).toHaveLength(3);
  });

  test("is for members only", async () => {
    const { status, headers } = await createVisitor(site).get(PATH);
    expect([status, headers.get("location")]).toEqual([303, "/sign-in?next=%2Faccount%2Fchat"]);
  });

  test("may run our own script, and no other page may", async () => {
    const { headers, text } = await ada.get(PATH);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; " +
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.match(/<script[^>]*>[^<]*<\/script>/g)).toEqual([
      '<script type="module" src="/account/chat.js"></script>',
    ]);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/i);
  });

  test("its script may be cached, is our own and makes no markup of texts", async () => {
    const { status, headers, text } = await ada.get("/account/chat.js");
    expect([status, headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(text).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|\beval\b|new Function|import\(/,
    );
    const again = await ada.get("/account/chat.js", { "if-none-match": headers.get("etag") ?? "" });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});

describe("without a script", () => {
  test("a question is answered on the page, with its source and its caveat", async () => {
    const { status, text } = await ask({ question: "Which card?" });
    expect(status).toBe(200);
    expect(text).toContain("<strong>Gold Card</strong>");
    expect(text).toContain('<p class="caveats">Point values are estimates.</p>');
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      '<li value="1"><a href="https://issuer.example/terms" rel="noopener noreferrer nofollow" target="_blank">Terms</a>',
    );
    expect(text).toContain("19 of 20 questions left today.");
    expect(site.heard.at(-1)?.turns).toEqual([{ role: "user", text: "Which card?" }]);
  });

  test("an example is a question", async () => {
    await ask({ question: "", example: "What are my points worth?" });
    expect(site.heard.at(-1)?.turns.at(-1)?.text).toBe("What are my points worth?");
  });

  test("what was told before comes along, lines as they were", async () => {
    const first = await ask({ question: "Which card?" });
    expect(hiddenIn(first.text, "asked")).toEqual(["Which card?"]);
    const crlf = ANSWER.replaceAll("\n", "\r\n");
    const { text } = await ask({ asked: "Which card?", told: crlf, question: "And for gas?" });
    expect(site.heard.at(-1)?.turns).toEqual([
      { role: "user", text: "Which card?" },
      { role: "assistant", text: ANSWER },
      { role: "user", text: "And for gas?" },
    ]);
    expect(text.match(/<strong>Gold Card<\/strong>/g)).toHaveLength(2);
  });

  test("at most eight turns come along, and never more than 8 KiB", async () => {
    const many = Array.from({ length: 9 }, (_, at) => `q${at}`);
    const { text } = await ask({ asked: many, told: many, question: "And now?" });
    expect(site.heard.at(-1)?.turns.map((turn) => turn.text)).toEqual([
      "q5",
      "q5",
      "q6",
      "q6",
      "q7",
      "q7",
      "q8",
      "q8",
      "And now?",
    ]);
    expect(hiddenIn(text, "asked")).toEqual(["q6", "q7", "q8", "And now?"]);
    const long = "é".repeat(3000);
    await ask({ asked: ["a", "b"], told: [long, long], question: "And now?" });
    expect(site.heard.at(-1)?.turns.map((turn) => turn.text)).toEqual(["b", long, "And now?"]);
    await ask({ asked: "a", told: "x".repeat(9000), question: "And now?" });
    expect(site.heard.at(-1)?.turns).toHaveLength(1);
  });

  test("a form that is a flood is refused", async () => {
    expect((await ask({ asked: "a", told: "x".repeat(70_000), question: "?" })).status).toBe(413);
    expect(site.heard).toEqual([]);
  });

  test.each([
    ["nothing", " \n ", "Type a question."],
    ["too much", "x".repeat(2001), "Use at most 2000 characters."],
  ])("%s is no question and counts as none", async (_, question, message) => {
    const { status, text } = await ask({ question });
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain("20 of 20 questions left today.");
    expect(site.heard).toEqual([]);
  });
});

describe("hostile text", () => {
  const EVIL = `</textarea></title><script>alert(1)</script><img src=x onerror="alert(1)">'"\``;
  const FALSE =
    `${EVIL} **${EVIL}** [1]\n- ${EVIL}\n_${EVIL}_\n\nSources:\n` +
    `[1] ${EVIL}: javascript://x/%0aalert(1)\n[2] x: data://text/html,x\n[3] ok: https://a.example/"onclick="x`;

  test("stays text in questions, answers, hidden fields and the box", async () => {
    site = openChatSite(sayAlways([FALSE]));
    ada = await signUp(site, "ada@example.org");
    const told = await ask({ asked: EVIL, told: FALSE, question: EVIL });
    const refused = await ask({ asked: EVIL, told: FALSE, question: EVIL.repeat(40) });
    expect([told.status, refused.status]).toEqual([200, 422]);
    for (const { text } of [told, refused]) {
      expect(text.match(/<script/g)).toHaveLength(1);
      expect(text).not.toMatch(/<img|href="(?:javascript|data):/i);
      expect(text).not.toMatch(/<[^>]*\sonclick=/);
    }
  });
});

describe("limits", () => {
  beforeEach(async () => {
    const free = { ...DEFAULT_CEILINGS.free, chat: 1 };
    site = openChatSite(sayAlways([ANSWER]), { ...DEFAULT_CEILINGS, free });
    ada = await signUp(site, "ada@example.org");
    await ask({ question: "Which card?" });
  });

  test("a question beyond the day's is told so and stays in the box", async () => {
    const { status, text } = await ask({ question: "One more?" });
    expect(status).toBe(429);
    expect(text).toContain(
      "You have used all 1 questions for today. Wait until Sunday, 22 November, or",
    );
    expect(text).toContain("No questions left today");
    expect(text).toContain("One more?</textarea>");
    expect(site.heard).toHaveLength(1);
  });

  test("the script is told as of any error, and where the account stands", async () => {
    const form_token = tokenIn((await ada.get(PATH)).text);
    const headers = { ...FROM_HERE, accept: "text/event-stream, application/json" };
    const {
      status,
      text,
      headers: told,
    } = await ada.post(PATH, { form_token, question: "One more?" }, headers);
    expect(status).toBe(429);
    expect(JSON.parse(text)).toEqual({ error: expect.stringContaining("questions for today") });
    expect(told.get("x-ratelimit-remaining-requests")).toBe("0");
  });
});

describe("streamed", () => {
  const stream = async (form_token: string) =>
    ada.post(
      PATH,
      { form_token, question: "Which card?" },
      { ...FROM_HERE, accept: "text/event-stream, application/json" },
    );

  test("the answer comes as the chunks of the API", async () => {
    const { status, headers, text } = await stream(tokenIn((await ada.get(PATH)).text));
    expect([status, headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    expect(headers.get("x-ratelimit-remaining-requests")).toBe("19");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(text).toContain('"object":"chat.completion.chunk"');
    expect(text).toMatch(/data: \[DONE\]\n\n$/);
  });

  test("needs the token of the session", async () => {
    const { status } = await stream("x");
    expect(status).toBe(403);
    expect(site.heard).toEqual([]);
  });

  test("four answers at once are all an account may have", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    site = openChatSite({
      answer: async (...asked) => {
        await waiting;
        return sayAlways([ANSWER]).answer(...asked);
      },
    });
    ada = await signUp(site, "ada@example.org");
    const running = [1, 2, 3, 4].map(() => ask({ question: "Which card?" }));
    await expect.poll(() => site.heard).toHaveLength(4);
    const fifth = await ask({ question: "Which card?" });
    finish();
    expect(fifth.status).toBe(429);
    expect(fifth.text).toContain("At most 4 answers at once");
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
    expect((await ask({ question: "Which card?" })).status).toBe(200);
  });
});

test("a fault of ours tells nothing, on the page and in the stream", async () => {
  site = openChatSite({ answer: () => Promise.reject(new Error("secret-host")) });
  ada = await signUp(site, "ada@example.org");
  const whole = await ask({ question: "Which card?" });
  const form_token = tokenIn((await ada.get(PATH)).text);
  const accept = "text/event-stream, application/json";
  const question = "Which card?";
  const streamed = await ada.post(PATH, { form_token, question }, { ...FROM_HERE, accept });
  expect([whole.status, streamed.status]).toEqual([500, 200]);
  expect(streamed.text).toContain("Something went wrong here.");
  expect(whole.text + streamed.text).not.toContain("secret-host");
  expect(site.logged.join()).toContain("secret-host");
});
