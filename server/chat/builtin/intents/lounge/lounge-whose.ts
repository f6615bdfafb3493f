import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { holderOf } from "../../compose/whose.ts";
import { inWords } from "../wallet/card-order.ts";
import { verdictOnMore } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Lounge } from "./lounge-rows.ts";

/* Which of the household gets into more lounges, and what only one of them has. */

interface Entry {
  readonly who: string;
  readonly networks: readonly string[];
}

/** Each person with the networks that open, those with most first. */
function entriesOf(open: readonly Lounge[]): readonly Entry[] {
  const owners = [...new Set(open.map(({ via_card: card }) => card.owner))];
  return owners
    .map((owner) => ({
      who: owner === SELF ? "you" : holderOf(owner).told,
      networks: [
        ...new Set(
          open.filter(({ via_card: card }) => card.owner === owner).map(({ network }) => network),
        ),
      ],
    }))
    .toSorted((a, b) => b.networks.length - a.networks.length);
}

export function whoseLead(list: Envelope, open: readonly Lounge[], asked: Understood): Line {
  const [first, second] = entriesOf(open);
  if (first === undefined) return line``;
  if (second === undefined)
    return line`Only **${told(first.who)}**: ${told(first.networks.join(", "))}. ${cite(list)}`;
  const apart = [onlyOf(first, second), onlyOf(second, first)].filter((words) => words !== "");
  if (apart.length === 0)
    return line`**The same** for both of you: ${told(first.networks.join(", "))}. ${cite(list)}`;
  const [most, next] = [first, second].map(({ networks }) =>
    inWords(networks.length).toLowerCase(),
  );
  const lead =
    most === next
      ? `As many for ${first.who} as for ${second.who}: **${most}** lounge networks`
      : `More for **${first.who}**: ${most} lounge networks against ${next} for ${second.who}`;
  const verdict = most === next ? "" : verdictOnMore(asked, first.who === "you");
  return line`${told(verdict)}${told(verdict === "" ? lead : lead.replace("More", "more"))}; ${told(apart.join("; "))}. ${cite(list)}`;
}

function onlyOf(one: Entry, other: Entry): string {
  const names = one.networks.filter((network) => !other.networks.includes(network));
  return names.length === 0 ? "" : `only ${one.who}: ${names.join(", ")}`;
}
