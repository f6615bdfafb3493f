import { readState, toAddress } from "./address.ts";
import { createComparisonView } from "./comparison-view.ts";
import { get } from "../elements.ts";
import { createFilterView, readNicknames } from "./filter-view.ts";
import { countOptions, findCards, toSearchable } from "./filter.ts";
import { createLeftOutView } from "./left-out-view.ts";
import { createListView, readRows } from "./list-view.ts";
import { createPicksView } from "./picks-view.ts";
import { sortCards } from "./sort.ts";
import { afterStep, type ExplorerState } from "./state.ts";
import { createSummaryView } from "./summary-view.ts";
import { createTopicsView } from "./topics-view.ts";
import type { Update } from "./update.ts";

/*
 * The interactive card list: search, filters, order, comparison. Everything shown derives from one
 * state, which the address stores.
 */

/* Shows the parts that are hidden without scripts. */
document.documentElement.classList.add("scripted");

const table = get("#cards", HTMLTableElement);
const facts = readRows(table);
const filterForm = get("#filters", HTMLFormElement);
const nicknames = readNicknames(filterForm);
const cards = facts.map((card) => toSearchable(card, nicknames));
const cardById = new Map(facts.map((card) => [card.id, card]));
const plainTitle = document.title;

const update: Update = (change, step = "push") => {
  const before = toAddress(location.pathname, state);
  show(afterStep(state, change(state)));
  const after = toAddress(location.pathname, state);
  if (after === before) return;
  if (step === "push") history.pushState(null, "", after);
  else history.replaceState(null, "", after);
};

const explorer = get("#explorer", HTMLElement);
const showFilters = createFilterView(filterForm, update);
const showSummary = createSummaryView(cards, update);
const showList = createListView(table, cards, update);
const showPicks = createPicksView(cardById, update);
const showTopics = createTopicsView();
const showLeftOut = createLeftOutView(cardById);
const showComparison = createComparisonView(cardById, update);

let state = stateOfAddress();
show(state);
addEventListener("popstate", () => show(stateOfAddress()));

function stateOfAddress(): ExplorerState {
  return readState(new URLSearchParams(location.search), facts, nicknames);
}

function show(next: ExplorerState): void {
  state = next;
  const { filters, order } = next;
  const found = findCards(cards, filters);
  explorer.hidden = next.comparing;
  showFilters(filters, countOptions(cards, filters));
  showTopics(filters.search);
  showSummary(filters, found.length);
  showList(next, found, sortCards(cards, order));
  showPicks(next);
  showLeftOut(next);
  showComparison(next);
  document.title = next.comparing ? `Compare | ${plainTitle}` : plainTitle;
}
