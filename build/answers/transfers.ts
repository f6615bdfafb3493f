import { listTransfers, listTransfersFrom, listTransfersTo } from "../../server/contract/routes.ts";
import {
  activeTransferRow,
  endedTransferRow,
  type TransferRow,
} from "../../server/contract/transfers.ts";
import { type Catalog, compareNames } from "../catalog.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Rows } from "../read.ts";
import { answer, type Fragment, toFragment, toList } from "./answer.ts";

type Source = Rows<"routes">[number];

export interface TransferAnswer {
  readonly route: Source;
  readonly row: Fragment<TransferRow>;
  /** Bonuses that run on release day. */
  readonly bonuses: Rows<"bonuses">;
}

/** The public row of every route, live and ended, sorted by program names. */
export function toTransferRows(catalog: Catalog): readonly TransferAnswer[] {
  const running = runningBonuses(catalog);
  const nameOf = (key: string) => catalog.programs.get(key)?.name ?? key;
  return catalog.tables.routes
    .map((route) => {
      const ends = { source_program: nameOf(route.source), dest_program: nameOf(route.dest) };
      const bonuses = running.get(routeKey(route)) ?? [];
      return { route, bonuses, row: toTransferRow(route, ends, bonuses.length > 0) };
    })
    .toSorted(
      ({ row: a }, { row: b }) =>
        compareNames(a.value.source_program, b.value.source_program) ||
        compareNames(a.value.dest_program, b.value.dest_program),
    );
}

/** All live routes, then those from and to each program, under its name and its key. */
export function answerTransfers({ tables }: Catalog, rows: readonly TransferAnswer[]) {
  const live = rows.filter(({ route }) => route.is_active);
  const bySource = groupBy(live, ({ route }) => route.source);
  const byDest = groupBy(live, ({ route }) => route.dest);
  return [
    ...answer(listTransfers, {}, toList(live.map(({ row }) => row))),
    ...tables.programs.flatMap(({ key, name }) =>
      [...new Set([name, key])].flatMap((program) => [
        ...answer(listTransfersFrom, { sourceProgram: program }, toActiveList(bySource.get(key))),
        ...answer(listTransfersTo, { destProgram: program }, toActiveList(byDest.get(key))),
      ]),
    ),
  ];
}

function toTransferRow(
  route: Source,
  ends: { source_program: string; dest_program: string },
  hasBonus: boolean,
): Fragment<TransferRow> {
  if (route.is_active) {
    return toFragment(activeTransferRow, {
      ...ends,
      is_active: true,
      has_transfer_bonus: hasBonus,
    });
  }
  return toFragment(endedTransferRow, {
    ...ends,
    is_active: false,
    deactivated_date: route.deactivated_date ?? "",
  });
}

const toActiveList = (rows: readonly TransferAnswer[] = []) =>
  toList(rows.flatMap(({ row: { value, json } }) => (value.is_active ? [{ value, json }] : [])));

/** Bonuses by route that run on release day, which may be their last day. */
function runningBonuses({ tables, releasedAt }: Catalog): ReadonlyMap<string, Rows<"bonuses">> {
  const today = releasedAt.slice(0, 10);
  const running = tables.bonuses.filter(
    ({ starts, ends }) => (starts ?? today) <= today && today <= ends,
  );
  return groupBy(running, routeKey);
}

const routeKey = ({ source, dest }: { readonly source: string; readonly dest: string }) =>
  `${source} ${dest}`;
