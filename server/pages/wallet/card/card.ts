import { CARD_PATH, toCardPath } from "../../../contract/addresses.ts";
import { redirectWith } from "../../page/reply.ts";
import { deskOf } from "../desk.ts";
import { saveEdit } from "./card-edit.ts";
import { toCardPage } from "./card-page.ts";
import { findCard } from "./find-card.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const cardRoute: MemberRoute = { for: "members", path: CARD_PATH, get: show, post: save };

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  return toCardPage(visit, desk, findCard(visit, desk));
}

async function save(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const found = findCard(visit, desk);
  const edits = await saveEdit(desk, found.card, found.owners, form);
  if (edits !== undefined) return toCardPage(visit, desk, found, edits);
  return redirectWith(visit, toCardPath(found.card.wallet_card_id), "card-changed");
}
