import { type Html, html } from "../../../server/look/html.ts";
import type { LiveRoute } from "./programs.ts";

/** Width of the drawing in units; a row is one unit high. Stretched to the available space. */
const WIDTH = 100;

/** Curves from the middle of the left edge to the middle of every row at the right. */
export function drawLines(routes: readonly LiveRoute[]): Html {
  const start = routes.length / 2;
  const toCurve = (at: number) => {
    const end = at + 0.5;
    return `M0 ${start}C${WIDTH / 2} ${start} ${WIDTH / 2} ${end} ${WIDTH} ${end}`;
  };
  const curves = routes.map((route, at) => ({ route, d: toCurve(at) }));
  const plain = curves.filter(({ route }) => !route.has_transfer_bonus);
  const marked = curves.filter(({ route }) => route.has_transfer_bonus);
  return html`<div class="lines">
    <svg viewBox="0 0 ${WIDTH} ${routes.length}" preserveAspectRatio="none" aria-hidden="true">
      <path d="${plain.map(({ d }) => d).join("")}" />
      ${marked.length > 0 && html`<path class="bonus" d="${marked.map(({ d }) => d).join("")}" />`}
    </svg>
  </div>`;
}
