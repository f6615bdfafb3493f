import { type Html, html } from "../../look/html.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { Desk } from "../../tools/desk.ts";
import type { MemberVisit } from "../page/route.ts";

export const OWNER_FIELD = "owner";

/** The owner that the URL asks for; undefined is everybody. */
export const ownerIn = ({ event }: MemberVisit, { owners }: Desk): string | undefined =>
  owners.find((one) => one === event.url.searchParams.get(OWNER_FIELD));

/** The path of a page for one owner. */
export const toOwnerPath = (path: string, owner: string | undefined): string =>
  owner === undefined ? path : `${path}?${new URLSearchParams({ owner }).toString()}`;

/** Tabs for each owner, and for everybody where totals can be added up. */
export const ownerTabs = (
  path: string,
  { owners }: Desk,
  shown: string | undefined,
  choices: readonly (string | undefined)[] = [undefined, ...owners],
): Html | false =>
  owners.length > 1 &&
  html`<nav class="tabs" aria-label="Whose">
    <ul>
      ${choices.map(
        (owner) =>
          html`<li>
            <a href="${toOwnerPath(path, owner)}" ${owner === shown && html`aria-current="page"`}
              ><bdi>${toTabName(owner)}</bdi></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const toTabName = (owner: string | undefined): string =>
  owner === undefined ? "Everyone" : owner === SELF ? "You" : owner;
