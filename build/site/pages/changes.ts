import { type ChangeRow, toldOn } from "../../../server/contract/changes.ts";
import { changesPage } from "../../../server/contract/pages.ts";
import { getChanges, getChangesFeed } from "../../../server/contract/routes.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { groupBy } from "../../../server/contract/group-by.ts";
import { cardAddress } from "../cards/addresses.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toDay } from "../words.ts";

export const answerChangesPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    changesPage,
    {},
    {
      section: changesPage,
      title: "What changed: fees, cards and transfer routes",
      description:
        "Changes to published facts about US credit cards, transfer routes and point values, newest first, each with its source, as a page and as a feed.",
      content: toContent(facts),
    },
    facts,
  );

function toContent({ changes, cards }: SiteFacts): Html {
  const open = new Set(cards.map(({ id }) => id));
  return html`<h1>${changesPage.summary}</h1>
    <p class="lede">
      Changes to published facts, newest first. A change that no source dates is listed on the day
      of the release that published it. Rates, amounts, ratios and offers are not in the free
      catalog.
    </p>
    <p class="actions">
      <a class="button quiet" href="${getChangesFeed.path}">Subscribe to the feed</a>
      <a class="button quiet" href="${getChanges.path}">As JSON</a>
    </p>
    ${[...groupBy(changes, toldOn)].map(
      ([day, rows]) =>
        html`<section>
          <h2><time datetime="${day}">${toDay(day)}</time></h2>
          <ul>
            ${rows.map((row) => html`<li>${toTitle(row, open)}${toSource(row)}</li>`)}
          </ul>
        </section>`,
    )}`;
}

/** Names of open cards link to their pages. */
function toTitle(
  { title, card_id: id = "", card_name: name = "" }: ChangeRow,
  open: ReadonlySet<string>,
) {
  if (!open.has(id) || !title.includes(name)) return html`${title}`;
  const [before = "", ...after] = title.split(name);
  return html`${before}<a href="${cardAddress(id)}">${name}</a>${after.join(name)}`;
}

function toSource({ publisher, url, as_of, date, released_on }: ChangeRow): Html | undefined {
  if (released_on === undefined) return undefined;
  const source =
    url === undefined ? publisher : html`<a href="${url}" rel="nofollow">${publisher}</a>`;
  return html` <small class="checked"
    >${released_on !== date && `In effect ${toDay(date)}. `}${as_of && `Checked ${toDay(as_of)}`}${source !== undefined && html` at ${source}`}</small
  >`;
}
