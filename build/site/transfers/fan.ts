import { valuationsPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { toCents, toCount, toDay } from "../words.ts";
import { drawLines } from "./lines.ts";
import { endedOf, liveOf, type Program } from "./programs.ts";

/** out: the program sends points. in: it receives them. */
export type Direction = "out" | "in";

/**
 * The id of a program's picture. The first of its pictures has the plain key as id, so other pages
 * can link to it without knowing the direction.
 */
export const idOf = (program: Program, direction: Direction): string =>
  direction === "in" && program.routesOut.length > 0 ? `to-${program.key}` : program.key;

/** A program with curved lines to the names at the other ends, which form a list. */
export function drawFan(
  program: Program,
  direction: Direction,
  byName: ReadonlyMap<string, Program>,
): Html {
  const id = idOf(program, direction);
  const routes = direction === "out" ? program.routesOut : program.routesIn;
  const live = liveOf(routes);
  const ended = endedOf(routes);
  const nameOf = (row: (typeof routes)[number]) =>
    direction === "out" ? row.dest_program : row.source_program;
  const toLink = (row: (typeof routes)[number]) => {
    const other = byName.get(nameOf(row));
    return html`<a href="#${other?.key ?? ""}">${nameOf(row)}</a>`;
  };
  return html`<section
    class="fan ${direction}${live.length === 0 ? " past" : ""}"
    data-program="${program.key}"
  >
    <div class="hub">
      <h3 id="${id}" tabindex="-1">${program.name}</h3>
      <p>
        ${toCount(live.length, direction === "out" ? "partner" : "incoming route", direction === "out" ? "partners" : "incoming routes")}${valueOf(program)}
      </p>
    </div>
    ${
      live.length > 0 &&
      html`${drawLines(live)}
        <ul class="ends">
          ${live.map((row) => html`<li>${toLink(row)}${row.has_transfer_bonus && BONUS}</li>`)}
        </ul>`
    }
    ${
      ended.length > 0 &&
      html`<ul class="ended past" aria-label="Ended">
        ${ended.map(
          (row) => html`<li>${toLink(row)} <span>until ${toDay(row.deactivated_date)}</span></li>`,
        )}
      </ul>`
    }
  </section>`;
}

/** Marks a route with a live bonus; its size is not public. */
const BONUS = html` <span class="tag good">bonus now</span>`;

const valueOf = ({ value }: Program): Html | undefined =>
  value &&
  html`<br /><a href="${valuationsPage.path}#${value.program}"
      >${toCents(value.value)}&cent; a point</a
    >`;
