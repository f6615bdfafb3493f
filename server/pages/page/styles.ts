import { BASE_STYLES } from "../../look/base-styles.ts";

/** The look of the account pages. */
export const STYLES = `${BASE_STYLES}.bar, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { border-bottom: 1px solid var(--line); background: var(--raised); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; padding-block: .5rem; }
.brand { color: var(--text); font-weight: 700; letter-spacing: -.01em; text-decoration: none; padding: .375rem 0; }
nav { order: 1; flex-basis: 100%; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .375rem 0; color: var(--faint); text-decoration: none; }
nav a:hover { color: var(--text); text-decoration: underline; }
nav a[aria-current] { color: var(--text); font-weight: 600; box-shadow: inset 0 -2px var(--accent); }
header form { margin-left: auto; }
main { padding-block: 1.5rem 4rem; outline: none; }
footer { border-top: 1px solid var(--line); }
footer a { padding: .375rem 0; color: var(--faint); }
h1 { font-size: 1.75rem; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 .75rem; }
h3, .row-name { font-size: 1rem; margin: 0; }
.field { margin: 0 0 1.25rem; max-width: 28rem; }
.field.wide { max-width: none; }
form + p { margin-top: 1.5rem; }
.field p { margin: 0 0 .25rem; }
label, legend { font-weight: 600; }
legend { padding: 0; margin-bottom: .5rem; }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; min-width: 0; }
input:not([type="checkbox"]), textarea, select {
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: .5rem .75rem;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--ground);
  color: var(--text);
  font: inherit;
}
input[aria-invalid], textarea[aria-invalid], select[aria-invalid] { border: 2px solid var(--bad); }
input.secret { font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.choice { display: grid; grid-template-columns: 1.5rem 1fr; gap: 0 .75rem; padding: .5rem 0; align-items: start; }
.choice input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--accent); }
.choice label { font-weight: 400; }
.choice + button { margin-top: .5rem; }
.choice code { grid-column: 2; color: var(--faint); }
header .quiet { min-height: 2.25rem; padding: .3125rem .75rem; font-weight: 400; }
header .quiet:hover { background: var(--ground); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
.error { color: var(--bad); font-weight: 600; }
.summary, .notice, .warning {
  margin: 0 0 1.5rem;
  padding: .75rem 1rem;
  border-left: 4px solid var(--good);
  border-radius: 4px;
  background: var(--good-ground);
}
.summary { border-color: var(--bad); background: var(--bad-ground); }
.summary h2 { margin: 0 0 .25rem; font-size: 1.125rem; }
.summary ul { margin: 0; padding-left: 1.25rem; }
.summary a { color: var(--bad); font-weight: 600; }
.warning { border-color: var(--warn); background: var(--warn-ground); }
.facts { margin: 0; }
.facts div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
dt { flex: 0 0 9rem; color: var(--faint); }
dd { flex: 1 1 12rem; margin: 0; }
.quota { margin: 0 0 1rem; }
.quota p { margin: 0 0 .25rem; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.qr { display: block; width: 14rem; margin: 0 0 1.25rem; padding: .75rem; background: #fff; }
.codes { columns: 2; padding: 0; list-style: none; }
.strength { margin: -.75rem 0 1.25rem; max-width: 28rem; }
.strength output { color: var(--faint); }
meter { display: block; width: 100%; height: 1rem; }
.links { padding-left: 1.25rem; }
.links li { margin: .375rem 0; }
.rows { margin: 0 0 1rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.rows > li {
  display: flex;
  flex-wrap: wrap;
  gap: .75rem 1.5rem;
  justify-content: space-between;
  align-items: start;
  padding: 1rem 0;
  border-bottom: 1px solid var(--line);
}
.rows > li > div { flex: 1 1 16rem; min-width: 0; }
.rows p { margin: 0; }
.scopes code { display: inline-block; margin: .375rem .25rem 0 0; padding: 0 .375rem; border-radius: 4px; background: var(--raised); color: var(--faint); }
.meanings { margin: .25rem 0 0; padding-left: 1.25rem; font-size: .9375rem; }
.tag { margin-left: .375rem; padding: .0625rem .5rem; border-radius: 1rem; background: var(--good-ground); color: var(--good); font-size: .875rem; font-weight: 600; }
.tabs { margin-bottom: 1rem; border-bottom: 1px solid var(--line); }
.lead { font-size: 1.125rem; }
.answer { margin-bottom: .25rem; font-size: 1.5rem; font-weight: 700; }
.cards > li { display: block; }
.figures { display: grid; grid-template-columns: 9.5rem 6.5rem 1fr; gap: .25rem 1rem; margin: .5rem 0 0; }
.figures div { min-width: 0; }
.figures dt { font-size: .875rem; }
.figures .hint, .due .hint { display: block; font-size: .875rem; font-weight: 400; }
.due { margin: 0 0 1rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.due > li { display: grid; grid-template-columns: 8.5rem 1fr auto; gap: 0 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
.points > li { grid-template-columns: 1fr auto; }
.strip ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr)); gap: .5rem; margin-bottom: .75rem; }
.strip a { height: 100%; padding: .5rem .625rem; border: 1px solid var(--line); border-radius: 6px; font-size: .875rem; text-decoration: none; }
.strip strong { color: var(--text); }
.strip span { display: block; font-variant-numeric: tabular-nums; }
.bar-of { display: block; width: 100%; height: .375rem; margin: .25rem 0; fill: var(--accent); }
.bar-of.fees { fill: var(--warn); }
.bar-of .rest { fill: var(--edge); }
.strip .bar-of { height: .25rem; margin: 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr)); gap: 0 1rem; align-items: end; margin-top: 1rem; }
.grid.roomy { grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); }
.due .amount { text-align: right; font-variant-numeric: tabular-nums; }
.small { min-height: 2rem; padding: .25rem .75rem; font-size: .9375rem; font-weight: 400; }
.due .act { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .375rem; }
.due .below { grid-column: 1 / -1; }
.due .act:empty { display: none; }
.part[open] { flex-basis: 100%; order: 1; }
.part form { margin-top: .75rem; }
form > .part { margin-bottom: 1.25rem; }
.part .field, .part fieldset { margin-top: .75rem; }
form + .confirm, details + p, .facts-list + .buttons { margin-top: 1rem; }
.facts-list { border-bottom: 1px solid var(--line); }
.facts-list summary { padding: .625rem 0; font-weight: 600; cursor: pointer; }
.facts-list ul { margin: 0 0 1rem; padding-left: 1.25rem; }
.facts-list li { margin: .25rem 0; }
.facts-list li > .hint { display: block; font-size: .875rem; }
.sources { margin-top: 2rem; }
.ask-here { margin-top: 1rem; }
.hint.below { margin-top: .75rem; }
.month > summary { margin: 1rem 0 .25rem; cursor: pointer; }
.month h2 { display: inline; }
.sources ul { padding-left: 1.25rem; font-size: .9375rem; }
.sources summary { display: inline; color: var(--accent); text-decoration: underline; cursor: pointer; }
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: " …"; }
.confirm[open] { flex-basis: 100%; padding: .75rem 1rem; border-radius: 6px; background: var(--raised); }
.confirm[open] form { margin-top: .75rem; }
.confirm[open] form p { margin: 0 0 .75rem; }
textarea { resize: vertical; max-height: 40vh; margin: .375rem 0 .75rem; }
.asked {
  margin: 1.5rem 0 .75rem;
  padding: .625rem .875rem;
  border-radius: 6px;
  background: var(--raised);
  font-size: 1rem;
  white-space: pre-wrap;
  text-wrap: wrap;
  letter-spacing: normal;
}
article:focus { outline: none; }
.told h3 { color: var(--faint); font-size: .875rem; }
.told ul, .told ol { margin: 0 0 1rem; padding-left: 1.5rem; }
.told .caveats { padding-left: .75rem; border-left: 3px solid var(--line); color: var(--faint); font-size: .9375rem; }
.told .sources { margin-top: .25rem; font-size: .875rem; }
.told[aria-busy="true"]:empty::after { content: "…"; color: var(--faint); }
.examples { padding: 0; list-style: none; }
.examples li { margin: .5rem 0; }
.examples button { font-weight: 400; text-align: left; }
.ask { margin-top: 1.5rem; padding-block: .75rem; border-top: 1px solid var(--line); background: var(--ground); }
.ask .buttons { align-items: center; }
.ask .hint { margin: .5rem 0 0; }
.ask .buttons .hint { margin: 0; }
[aria-disabled="true"] { opacity: .5; }
/* On a screen with the room for it, the box stays in reach; nothing with the focus hides behind. */
@media (min-height: 36rem) {
  #talk:has(article) ~ .ask { position: sticky; bottom: 0; }
  html:has(#talk article) { scroll-padding-bottom: 14rem; }
}
@media (max-width: 30rem) {
  nav ul { column-gap: 1rem; }
  .due .amount { max-width: 6.5rem; text-wrap: balance; }
  .figures { grid-template-columns: 1fr 1fr; }
  .figures div:nth-child(3) { grid-column: 1 / -1; }
  .due > li { grid-template-columns: 1fr auto; }
  .due .act { grid-column: 1 / -1; }
  .due .when { grid-column: 1 / -1; color: var(--faint); font-size: .875rem; }
}
@media (max-width: 15rem) {
  h1 { font-size: 1.25rem; }
  h2 { font-size: 1.125rem; }
  .bar, main { padding-inline: .625rem; }
  button, .button { padding-inline: .75rem; }
  .figures, .due > li, .points > li { grid-template-columns: minmax(0, 1fr); }
  .due .amount { max-width: none; text-align: left; }
}
@media (min-width: 40rem) {
  .bar { flex-wrap: nowrap; }
  nav { order: 0; flex-basis: auto; }
  h1 { font-size: 2rem; }
}
@media (forced-colors: active) {
  nav a[aria-current] { text-decoration: underline; }
}
@media print {
  ::details-content { content-visibility: visible; }
  header, .skip, .tabs, form, .confirm, .due .act, .ask-here, .button { display: none; }
}
`;
