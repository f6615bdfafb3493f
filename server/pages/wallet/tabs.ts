import {
  ADD_PATH,
  APPLICATIONS_PATH,
  CALENDAR_PATH,
  PAY_PATH,
  POINTS_PATH,
  TODO_PATH,
  WALLET_PATH,
  YEAR_PATH,
} from "../../contract/addresses.ts";
import { type Html, html } from "../../look/html.ts";
import { toOwnerPath } from "./owners.ts";

const TABS = [
  [WALLET_PATH, "Cards"],
  [POINTS_PATH, "Points"],
  [TODO_PATH, "What to do next"],
  [CALENDAR_PATH, "Calendar"],
  [PAY_PATH, "Which card"],
  [YEAR_PATH, "This year"],
  [APPLICATIONS_PATH, "Applications"],
  [ADD_PATH, "Add"],
] as const;

/** Leads from each page of the wallet to the others, to the things of the same person. */
export const walletTabs = (path: string, owner?: string): Html =>
  html`<nav class="tabs" aria-label="Wallet">
    <ul>
      ${TABS.map(
        ([href, label]) =>
          html`<li>
            <a href="${toOwnerPath(href, owner)}" ${path === href && html`aria-current="page"`}
              >${label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
