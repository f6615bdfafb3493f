import { POINTS_PATH, WALLET_PATH } from "../../contract/addresses.ts";
import { formatPoints } from "../../advice/money.ts";
import { listBalances } from "../../tools/balances/list-balances.ts";
import { setBalance } from "../../tools/balances/set-balance.ts";
import type { Desk } from "../../tools/desk.ts";
import { listValuations } from "../../tools/valuations/list-valuations.ts";
import { hiddenField, postForm, textField } from "../fields.ts";
import type { FieldError } from "../form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../layout.ts";
import { keepNotice } from "../notices.ts";
import { page, redirect, type Reply } from "../reply.ts";
import type { MemberRoute } from "../route.ts";
import type { MemberVisit } from "../visit.ts";
import { deskOf } from "./desk.ts";
import type { BalanceRow } from "./overview/read.ts";
import { walletTabs } from "./tabs.ts";
import { ownerName, problemWords } from "./words.ts";

/** Hundreds of balances, each byte written as three. */
const MAX_FORM_BYTES = 65_536;

export const balancesRoute: MemberRoute = {
  for: "members",
  path: POINTS_PATH,
  maxFormBytes: MAX_FORM_BYTES,
  get: async (visit) => page(toBalancesPage(visit, await deskOf(visit))),
  post: save,
};

/** A line of the form: what it showed, and what stands in it. */
interface Line {
  readonly program: string;
  readonly owner: string;
  readonly was: string;
  readonly typed: string;
}

/** Of a line, whatever place it has: saving a balance moves it. */
const toId = ({ program, owner }: Pick<Line, "program" | "owner">): string =>
  `points-${program}-${owner}`.replaceAll(/[^\w-]/g, "-");

interface Typed {
  readonly lines: readonly Line[];
  readonly errors: readonly FieldError[];
}

const LINE_FIELDS = ["program", "owner", "was", "points"] as const;
const NEW_PROGRAM = "new_program";
const NEW_POINTS = "new_points";

async function save(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const [programs = [], owners = [], was = [], points = []] = LINE_FIELDS.map((name) =>
    form.getAll(name),
  );
  const lines = programs.map((program, at) => ({
    program,
    owner: owners[at] ?? "",
    was: was[at] ?? "",
    typed: (points[at] ?? "").trim(),
  }));
  const added = { program: valueOf(form, NEW_PROGRAM), typed: valueOf(form, NEW_POINTS) };
  const errors = [...findWrong(lines, currentOf(desk)), ...findWrongNew(added)];
  if (errors.length > 0) return refuse(visit, desk, { lines, errors }, added);
  const problem = await writeAll(desk, lines, added);
  if (problem !== undefined) return refuse(visit, desk, { lines, errors: [problem] }, added);
  return redirect(WALLET_PATH, [keepNotice(visit.context.secure, "balances-saved")]);
}

const valueOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? "").trim();

const refuse = (visit: MemberVisit, desk: Desk, typed: Typed, added: Added): Reply =>
  page(toBalancesPage(visit, desk, typed, added), 422);

type Added = Pick<Line, "program" | "typed">;

const isChanged = ({ was, typed }: Line): boolean => typed !== was;

/** Each change is one write; those before a problem are kept, and show as saved. */
async function writeAll(
  desk: Desk,
  lines: readonly Line[],
  { program, typed }: Added,
): Promise<FieldError | undefined> {
  for (const line of lines) {
    if (!isChanged(line)) continue;
    // One after the other: each is a change of the same wallet.
    // oxlint-disable-next-line no-await-in-loop
    const { problem } = await desk.write(setBalance, {
      program: line.program,
      owner: line.owner,
      points: toPoints(line.typed),
    });
    if (problem !== undefined) return { field: toId(line), message: problemWords(problem) };
  }
  if (program === "") return undefined;
  const { problem } = await desk.write(setBalance, { program, points: toPoints(typed) });
  return problem && { field: NEW_PROGRAM, message: problemWords(problem) };
}

/** Points as people type them: 250k, 1,200. NaN when they are none. */
function toPoints(typed: string): number {
  const [, digits = "", unit = ""] = /^([\d,]*\.?\d+)\s*([km]?)$/i.exec(typed) ?? [];
  const times = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  return digits === "" ? Number.NaN : Math.round(Number(digits.replaceAll(",", "")) * times);
}

const NO_POINTS = "Enter points, such as 12,500 or 80k.";

/** The points of each balance as they stand now, as the form writes them. */
const currentOf = (desk: Desk): ReadonlyMap<string, string> =>
  new Map(
    desk
      .read(listBalances, {})
      .data.balances.map((row) => [`${row.program} ${row.owner}`, formatPoints(row.points)]),
  );

const findWrong = (
  lines: readonly Line[],
  current: ReadonlyMap<string, string>,
): readonly FieldError[] =>
  lines.flatMap((line) => {
    if (!isChanged(line)) return [];
    const field = toId(line);
    if (Number.isNaN(toPoints(line.typed))) return [{ field, message: NO_POINTS }];
    const now = current.get(`${line.program} ${line.owner}`) ?? "0";
    return now === line.was || now === line.typed
      ? []
      : [{ field, message: `These are ${now} by now. Save again to keep what you typed.` }];
  });

function findWrongNew({ program, typed }: Added): readonly FieldError[] {
  if (program === "" && typed === "") return [];
  if (program === "") return [{ field: NEW_PROGRAM, message: "Type the program of these points." }];
  return Number.isNaN(toPoints(typed)) ? [{ field: NEW_POINTS, message: NO_POINTS }] : [];
}

function toBalancesPage(
  visit: MemberVisit,
  desk: Desk,
  { lines, errors }: Typed = { lines: [], errors: [] },
  added: Added = { program: "", typed: "" },
): Html {
  const { balances } = desk.read(listBalances, {}).data;
  const { valuations } = desk.read(listValuations, {}).data;
  const isShared = new Set(balances.map(({ owner }) => owner)).size > 1;
  const typedOf = (row: BalanceRow): string | undefined =>
    lines.find(({ program, owner }) => program === row.program && owner === row.owner)?.typed;
  const rows = balances.map((row) => toLine(row, { isShared, typed: typedOf(row), errors }));
  const plain = { type: "text", autocomplete: "off", optional: true } as const;
  const fields = html`${rows}
    <h2>Another balance</h2>
    ${textField({ ...plain, name: NEW_PROGRAM, label: "Program", list: "programs", value: added.program }, errors)}
    <datalist id="programs">
      ${valuations.map(({ program_name: name }) => html`<option value="${name}"></option>`)}
    </datalist>
    ${textField({ ...plain, name: NEW_POINTS, label: "Points of it", value: added.typed }, errors)}
    <button>Save</button>`;
  return toPage(visit, {
    title: "Your points",
    errors,
    content: html`${walletTabs(POINTS_PATH)}
      <p class="lead">Change what has changed; 0 takes a balance out.</p>
      ${postForm(POINTS_PATH, visit.member.formToken, fields)}`,
  });
}

interface LineLook {
  readonly isShared: boolean;
  readonly typed: string | undefined;
  readonly errors: readonly FieldError[];
}

function toLine(row: BalanceRow, { isShared, typed, errors }: LineLook): Html {
  const now = formatPoints(row.points);
  const whose = isShared ? `, held by ${ownerName(row.owner)}` : "";
  return html`${hiddenField("program", row.program)}${hiddenField("owner", row.owner)}${hiddenField("was", now)}
  ${textField(
    {
      name: "points",
      id: toId(row),
      label: `${row.program_name}${whose}`,
      type: "text",
      autocomplete: "off",
      value: typed ?? now,
    },
    errors,
  )}`;
}
