import { toAddress, toCurl } from "../../curl.ts";
import { ask, isStaticHost, postJson, STATIC_HOST } from "./asking.ts";
import { showLatest } from "./latest.ts";
import { findPanel, type Panel, showReply, showTrouble } from "./panel.ts";

/** Starts the request forms and keeps their curl commands in sync with the fields. */
export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.try[data-path]")) {
    const panel = findPanel(form);
    const command = form.parentElement?.querySelector(".snippet code");
    if (panel === undefined || !command) continue;
    const show = showLatest();
    form.addEventListener("input", () => {
      const { address, body } = readForm(form);
      command.textContent = toCurl({ url: location.origin + address, body });
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void show(() => send(form, panel));
    });
  }
}

interface Asked {
  readonly address: string;
  /** JSON. */
  readonly body: string | undefined;
}

function readForm(form: HTMLFormElement): Asked {
  const { body, ...values } = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
  return { address: toAddress(form.dataset["path"] ?? "", values), body };
}

async function send(form: HTMLFormElement, panel: Panel): Promise<() => void> {
  const { address, body } = readForm(form);
  try {
    const reply = await ask(address, body === undefined ? {} : postJson(body));
    return body !== undefined && isStaticHost(reply)
      ? () => showTrouble(panel, STATIC_HOST)
      : () => showReply(panel, reply);
  } catch {
    return () => showTrouble(panel);
  }
}
