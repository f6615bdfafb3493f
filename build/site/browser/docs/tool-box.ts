import { toToolCall } from "../../tool-call.ts";
import { ask, isStaticHost, postJson, STATIC_HOST } from "./asking.ts";
import { showLatest } from "./latest.ts";
import { findPanel, type Panel, showReply, showTrouble } from "./panel.ts";
import { parseJson } from "../../../../server/contract/json.ts";

/** The form that calls a catalog tool; choosing a tool fills in example arguments. */
export function startToolBox(): void {
  const form = document.querySelector<HTMLFormElement>("form.try[data-mcp]");
  const panel = form === null ? undefined : findPanel(form);
  const tools = form?.querySelector("select");
  const input = form?.querySelector("textarea");
  if (!form || panel === undefined || !tools || !input) return;
  tools.addEventListener("change", () => {
    input.value = tools.selectedOptions[0]?.dataset["example"] ?? "{}";
  });
  const show = showLatest();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = { name: tools.value, text: input.value };
    void show(() => call(form.dataset["mcp"] ?? "", asked, panel));
  });
}

const NO_OBJECT =
  "The arguments are not a JSON object such as {}; look for a missing brace, quote or comma.";

interface Call {
  readonly name: string;
  /** The arguments as JSON. */
  readonly text: string;
}

async function call(address: string, { name, text }: Call, panel: Panel): Promise<() => void> {
  const input = parseJson(text);
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return () => showTrouble(panel, NO_OBJECT);
  }
  const message = toToolCall(name, input);
  try {
    const reply = await ask(address, postJson(JSON.stringify(message)));
    return isStaticHost(reply)
      ? () => showTrouble(panel, STATIC_HOST)
      : () => showReply(panel, reply, toResult(reply.text));
  } catch {
    return () => showTrouble(panel);
  }
}

/**
 * The tool's result and notes, without the copy of the result that the protocol adds as text for
 * clients that read nothing else.
 */
function toResult(text: string): string {
  const { result } = toFields(parseJson(text));
  const { structuredContent: found, content } = toFields(result);
  if (found === undefined || !Array.isArray(content)) return text;
  return JSON.stringify({ ...toFields(found), notes: content.slice(1).map(toNote) });
}

const toNote = (block: unknown): unknown => toFields(block)["text"];

const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
