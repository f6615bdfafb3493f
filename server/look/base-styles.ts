/**
 * Shared by the account pages and the catalog's pages: colours, type, links, buttons. Text has a
 * contrast of 4.5 or more, edges of 3 or more.
 */
export const BASE_STYLES = `:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --raised: #f5f6f8;
  --text: #1b1f24;
  --faint: #57606a;
  --line: #d5dae0;
  --edge: #7d8790;
  --accent: #1a56b8;
  --on-accent: #ffffff;
  --bad: #b3261e;
  --on-bad: #ffffff;
  --bad-ground: #fdf0ef;
  --good: #1a7f37;
  --good-ground: #eef8f0;
  --warn: #8a5a00;
  --warn-ground: #fdf6e6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171b;
    --raised: #1d2126;
    --text: #e7eaee;
    --faint: #a2abb5;
    --line: #323941;
    --edge: #78828d;
    --accent: #8db8ff;
    --on-accent: #0e1a2e;
    --bad: #ff9d94;
    --on-bad: #3b0704;
    --bad-ground: #2c1b1a;
    --good: #7fd394;
    --good-ground: #17251b;
    --warn: #e9bd62;
    --warn-ground: #292213;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: .15em; }
code { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.hint, .empty { color: var(--faint); font-size: .9375rem; }
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem .75rem; background: var(--ground); }
.skip:focus { top: .25rem; }
[hidden], input[type="hidden"] { display: none !important; }
button, .button {
  display: inline-block;
  min-height: 2.75rem;
  padding: .625rem 1.125rem;
  border: 1px solid var(--accent);
  border-radius: 6px;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  line-height: 1.375rem;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { filter: brightness(1.08); }
.quiet { background: transparent; border-color: var(--edge); color: var(--text); }
.quiet:hover { background: var(--raised); filter: none; }
.danger { background: var(--bad); border-color: var(--bad); color: var(--on-bad); }
`;
