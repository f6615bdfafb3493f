import { ASKED_FIELD, type Exchange, toBounded, toLeftText, TOLD_FIELD } from "../conversation.ts";
import { create, get, showAnswer } from "./elements.ts";
import { Problem, readAnswer } from "./stream.ts";

/*
 * The script of the chat page: answers stream in and the page stays. It sends the same form that
 * the page sends without it.
 */

const form = get("ask", HTMLFormElement);
const box = get("question", HTMLTextAreaElement);
const send = get("send", HTMLButtonElement);
const stop = get("stop", HTMLButtonElement);
const talk = get("talk", HTMLElement);
const earlier = get("earlier", HTMLElement);
const left = get("left", HTMLElement);

/** Aborts the running answer; undefined when there is none. */
let coming: AbortController | undefined;

get("keys", HTMLElement).hidden = false;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  const isExample = button instanceof HTMLButtonElement && button.name === "example";
  const question = (isExample ? button.value : box.value).trim();
  box.focus();
  if (coming === undefined && question !== "") void ask(question);
});

box.addEventListener("keydown", (event) => {
  // While an input method composes a word, Enter accepts it and sends nothing.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit(send);
});

stop.addEventListener("click", () => {
  coming?.abort();
  box.focus();
});

async function ask(question: string): Promise<void> {
  const abort = new AbortController();
  begin(abort);
  const answer = showQuestion(question);
  const body = toForm(question);
  let told = "";
  try {
    await readAnswer("/account/chat", body, abort.signal, {
      onLeft: (remaining, limit) => {
        left.textContent = toLeftText(remaining, limit);
      },
      onText: (text) => {
        told = text;
        showAnswer(answer, text);
      },
    });
  } catch (error) {
    showProblem(answer, error);
    if (told === "" && box.value === "") box.value = question;
  } finally {
    if (told !== "") keep({ asked: question, told });
    answer.ariaBusy = "false";
    end();
  }
}

function begin(abort: AbortController): void {
  coming = abort;
  box.value = "";
  stop.hidden = false;
  send.ariaDisabled = "true";
  get("again", HTMLElement).hidden = false;
  document.querySelector("#examples")?.remove();
  for (const choice of talk.querySelectorAll("button")) choice.disabled = true;
  document.querySelector(".summary")?.remove();
}

function end(): void {
  coming = undefined;
  // Moves the focus before the button that has it is hidden.
  if (document.activeElement === stop) box.focus();
  stop.hidden = true;
  send.ariaDisabled = null;
}

/** Shows a question and returns the element for its answer. */
function showQuestion(question: string): HTMLElement {
  const unseen = create("span", "unseen", "You asked: ");
  const answer = create("div", "told");
  // Screen readers read it once complete, not word by word.
  answer.ariaBusy = "true";
  const article = create("article", undefined, create("h2", "asked", unseen, question), answer);
  talk.append(article);
  article.scrollIntoView({ block: "nearest" });
  return answer;
}

function showProblem(answer: HTMLElement, error: unknown): void {
  const isStopped = error instanceof DOMException && error.name === "AbortError";
  if (isStopped) answer.append(create("p", "hint", "Stopped."));
  else {
    const known = error instanceof Problem;
    const message = known ? error.message : "The answer was cut off. Try again.";
    answer.append(create("p", "error", message));
  }
}

/** The fields of the form, with this question. */
function toForm(question: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== "question") fields.append(name, value);
  }
  fields.append("question", question);
  return fields;
}

/** Keeps an exchange in the form, as context for the next question. */
function keep(exchange: Exchange): void {
  const values = (name: string): readonly string[] =>
    [...earlier.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(
      ({ value }) => value,
    );
  const answers = values(TOLD_FIELD);
  const all = values(ASKED_FIELD).map((asked, at) => ({ asked, told: answers[at] ?? "" }));
  const fields = toBounded([...all, exchange]).flatMap(({ asked, told }) => [
    toHidden(ASKED_FIELD, asked),
    toHidden(TOLD_FIELD, told),
  ]);
  earlier.replaceChildren(...fields);
}

function toHidden(name: string, value: string): HTMLInputElement {
  const input = create("input", undefined);
  input.type = "hidden";
  input.name = name;
  input.value = value;
  return input;
}
