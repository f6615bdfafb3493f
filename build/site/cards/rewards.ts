import { NO_REWARDS } from "../../../data/vocab.ts";
import { transfersPage, valuationsPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { liveOf, type Program } from "../transfers/programs.ts";
import { toCount } from "../words.ts";
import { formatPointValue } from "./labels.ts";

/** A currency with its point value and transfer partners. */
export interface Currency {
  readonly name: string;
  /** Program key and value, if there is an estimate. */
  readonly value: { readonly program: string; readonly value: number } | undefined;
  /** Undefined without routes. */
  readonly routes: Program | undefined;
}

export function toRewards({ name, value, routes }: Currency): Html {
  if (name === NO_REWARDS) {
    return html`<section>
      <h2>Rewards</h2>
      <p>This card earns no rewards.</p>
    </section>`;
  }
  return html`<section>
    <h2>Rewards</h2>
    <dl class="facts">
      <dt>Currency</dt>
      <dd>${name}</dd>
      <dt>One point</dt>
      <dd>
        ${
          value === undefined
            ? "No estimate"
            : html`<a href="${valuationsPage.path}#${value.program}"
                  >about ${formatPointValue(value.value)}</a
                >, an estimate`
        }
      </dd>
      <dt>Transfers</dt>
      <dd>${toRoutes(routes)}</dd>
    </dl>
  </section>`;
}

function toRoutes(program: Program | undefined): Html {
  const out = liveOf(program?.routesOut ?? []).length;
  const into = liveOf(program?.routesIn ?? []).length;
  if (program === undefined || out + into === 0) return html`No live route known`;
  const link = (text: string) => html`<a href="${transfersPage.path}#${program.key}">${text}</a>`;
  return html`${out > 0 && html`to ${link(toCount(out, "partner"))}`}
  ${into > 0 && html`${out > 0 && "; "}from ${link(toCount(into, "program"))}`}
  ${
    out > 0 &&
    html`<span class="hint"
      >Not every card in a program can transfer by itself; the issuer's terms decide.</span
    >`
  }`;
}
