import { POINTS_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { listBalances } from "../../../tools/balances/list-balances.ts";
import { listTransferRoutes } from "../../../tools/transfers/list-transfer-routes.ts";
import { listValuations } from "../../../tools/valuations/list-valuations.ts";
import { redirectWith } from "../../page/reply.ts";
import { deskOf } from "../desk.ts";
import { NO_EDITS } from "../../forms/edits.ts";
import { ownerIn, ownerTabs } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { type Balances, toPointsList } from "./point-list.ts";
import { pointsForm, savePoints } from "./points-form.ts";
import { openRoutes, toReach } from "./reach.ts";
import { readTransfer, transferSection } from "./transfer.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

/** Hundreds of balances, each byte percent-encoded as three. */
const MAX_FORM_BYTES = 65_536;

const MAX_ROUTES = 200;

export const pointsRoute: MemberRoute = {
  for: "members",
  path: POINTS_PATH,
  maxFormBytes: MAX_FORM_BYTES,
  get: (visit) => toPointsPage(visit),
  post: save,
};

async function save(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const edits = await savePoints(await deskOf(visit), form);
  if (edits !== undefined) return toPointsPage(visit, edits);
  return redirectWith(visit, POINTS_PATH, "balances-saved");
}

async function toPointsPage(visit: MemberVisit, edits = NO_EDITS): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const balances = desk.read(listBalances, { owner });
  const values = desk.read(listValuations, {});
  const routes = desk.read(listTransferRoutes, { owner, limit: MAX_ROUTES });
  const transfer = readTransfer(desk, visit.event.url.searchParams, owner);
  const open = openRoutes(routes.data.routes);
  const { balances: rows } = balances.data;
  const { valuations } = values.data;
  const shown = { balances: rows, values: valuations, edits };
  const programs = {
    from: [...new Set(open.map(({ from_name: name }) => name))],
    to: [...new Set(open.map(({ to_name: name }) => name))],
  };
  const errors = [...edits.errors, ...transfer.errors];
  const content = html`${toPointsList(balances.data, desk.owners.length > 1, valuations)}
    <h2 id="reach">Where they can go</h2>
    ${toReach(routes.data.routes, rows)} ${transferSection(transfer, programs, owner)}
    <h2 id="change">Change points and values</h2>
    ${pointsForm(desk, visit.member.formToken, shown)}`;
  return toWalletPage(visit, {
    title: "Your points",
    path: POINTS_PATH,
    owner,
    people: ownerTabs(POINTS_PATH, desk, owner),
    lead: toLead(balances.data, programs.to.length),
    content,
    rests: [balances, values, routes, ...(transfer.found ? [transfer.found] : [])],
    questions: ["What are my points worth?", "Where can I transfer my points?"],
    errors,
  });
}

function toLead({ balances, total_usd: total }: Balances, partners: number): Html {
  if (balances.length === 0) return html`No points yet. Add the first balance below.`;
  const bases = new Set(balances.map(({ cpp_basis: basis }) => basis));
  const whose = bases.has("own") ? "your own values where you set them" : "our estimates";
  return html`Your points are worth about <strong>${formatUsd(total)}</strong>, by ${whose}.
    ${partners > 0 && `You can move them to ${partners} partner ${partners === 1 ? "program" : "programs"}.`}`;
}
