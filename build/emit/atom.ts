import { hash } from "node:crypto";
import { type ChangeRow, type Changes, toldOn } from "../../server/contract/changes.ts";
import { cardPage, changesPage } from "../../server/contract/pages.ts";
import { toFeedStart } from "../../server/contract/host-answers.ts";
import { urlFor } from "../../server/contract/route.ts";
import { getChanges, getChangesFeed } from "../../server/contract/routes.ts";

/**
 * The changes as an Atom feed (RFC 4287). The build does not know the host, so ids are name-based
 * UUIDs and links are relative until a server that knows its address adds xml:base. All times come
 * from the data.
 */
export const toAtomFeed = ({ version, changes }: Changes): string =>
  `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    toFeedStart(),
    element("id", toUrn("feed")),
    element("title", "cardfile: changes in the catalog"),
    element("subtitle", "Cards, fees, networks and transfer routes: public facts only."),
    element("updated", version),
    `<author>${element("name", "cardfile")}</author>`,
    element("rights", "CC BY 4.0"),
    toLink("self", "application/atom+xml", getChangesFeed.path),
    toLink("alternate", "text/html", changesPage.path),
    toLink("related", "application/json", getChanges.path),
    ...changes.map((change) => toEntry(change, version)),
    "</feed>",
  ].join("\n")}\n`;

function toEntry(change: ChangeRow, version: string): string {
  const { id, kind, date, title, card_id: cardId, url } = change;
  const updated = kind === "release" ? version : `${toldOn(change)}T00:00:00Z`;
  // Closed cards have no page.
  const hasPage = cardId !== undefined && kind !== "card_closed";
  return [
    "<entry>",
    element("id", toUrn(id)),
    element("title", title),
    element("updated", updated),
    `<category term="${escape(kind)}"/>`,
    ...(hasPage ? [toLink("alternate", "text/html", urlFor(cardPage.path, { cardId }))] : []),
    ...(url === undefined ? [] : [toLink("via", "text/html", url)]),
    `<content type="text">${escape(`${date}: ${title}.`)}</content>`,
    "</entry>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

const toLink = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escape(href)}"/>`;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? "");

/** Random and fixed forever, so names in it always map to the same UUIDs. */
const NAMESPACE = Buffer.from("1f97ef51de9f4af8bf0b40b7899aba1d", "hex");

const VERSION_5 = 0x50;
const VARIANT_RFC = 0x80;

/** The name-based UUID of an entry (RFC 9562, version 5) as an absolute IRI. */
function toUrn(name: string): string {
  const bytes = hash("sha1", Buffer.concat([NAMESPACE, Buffer.from(name)]), "buffer").subarray(
    0,
    16,
  );
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION_5;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT_RFC;
  const hex = bytes.toString("hex");
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`;
}
