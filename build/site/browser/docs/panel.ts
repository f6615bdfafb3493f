import { toCount } from "../../words.ts";
import { NO_ANSWER, type Reply, toPretty } from "./asking.ts";

/** Where a form shows its result: a live region and the response below it. */
export interface Panel {
  readonly said: HTMLElement;
  readonly answer: HTMLElement;
}

/** Finds the elements that the build put into the form. */
export function findPanel(form: HTMLFormElement): Panel | undefined {
  const said = form.querySelector<HTMLElement>(".said");
  const answer = form.querySelector<HTMLElement>(".answer");
  return said === null || answer === null ? undefined : { said, answer };
}

/** Longer answers are cut, since browsers are slow to lay them out and nobody reads them. */
const MAX_CHARACTERS = 20_000;

/** Shows status, time, size and relevant headers, then the body. */
export function showReply({ said, answer }: Panel, reply: Reply, body = reply.text): void {
  const { status, statusText, headers, milliseconds } = reply;
  const text = toPretty(body);
  const head = [
    `${status} ${statusText}`.trim(),
    `${milliseconds} ms`,
    toCount(body.length, "character"),
    ...(text.length > MAX_CHARACTERS ? ["only the beginning is shown"] : []),
  ];
  const named = ["ETag", "Cache-Control", "Content-Type", "Retry-After"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  say(said, status < 400, [head.join(", "), ...named]);
  showText(answer, text);
}

function showText(answer: HTMLElement, text: string): void {
  const code = answer.querySelector("code") ?? answer;
  code.textContent = text.slice(0, MAX_CHARACTERS);
  answer.hidden = text === "";
  answer.scrollTop = 0;
}

/** Shows an error message instead of a response. */
export function showTrouble({ said, answer }: Panel, message = NO_ANSWER): void {
  say(said, false, [message]);
  answer.hidden = true;
}

function say(said: HTMLElement, isGood: boolean, lines: readonly string[]): void {
  said.className = isGood ? "said good" : "said bad";
  said.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = line;
      return paragraph;
    }),
  );
}
