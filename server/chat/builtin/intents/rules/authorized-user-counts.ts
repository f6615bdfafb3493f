import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { AUTHORIZED_USER_COUNTS } from "../../phrasings/rules-counts.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { banksReporting, kindsCounted, verdictWord } from "./cards-counted.ts";
import { countLine, emptyCaveat, historyOf, ONLY_WALLET } from "./issuer-counts.ts";

const MOST_SHOWN = 6;

/** Whether an authorised-user, business, closed or changed account counts for rules like 5/24. */
export const authorizedUserCounts: Intent = {
  id: "authorized_user_counts",
  group: "rules",
  label: "whether an authorised-user or business card counts",
  likes: ["card", "issuer"],
  needs: [],
  phrasings: AUTHORIZED_USER_COUNTS,
  rules: [
    /\b(?:authori[sz]ed users?|aus?|business)\b.*\bcount(?:s|ed)?\b.*\b5\/24\b/,
    /\bbusiness cards?\b.*\b(?:count|report)\b.*\b(?:personal|5\/24)\b/,
  ],
  respond: (asked, toolbox) => {
    const kinds = kindsCounted(asked, isUser(asked), toolbox);
    const record = kinds.lines.length > 0 ? undefined : recordOf(asked, toolbox);
    // Whose accounts are counted is the asker's unless the card is somebody else's.
    const history = historyOf({ ...asked, ...toOwner(asked) }, toolbox);
    return answer({
      result: [
        ...kinds.lines,
        ...(record === undefined ? [] : [cardLine(record, asked)]),
        ...(kinds.lines.length > 0 ? [] : generalOf(asked, record)),
        ...(says(asked, ASKS_COUNT) ? [countLine(history, ["counts", CHASE])] : []),
      ],
      details: [
        ...(isOfBusiness(asked) && kinds.lines.length === 0 && record === undefined
          ? banksReporting(toolbox)
          : []),
        ...accountsOf(history),
      ],
      caveats: [
        ...emptyCaveat(asked, toolbox),
        ONLY_WALLET,
        line`Issuers decide by the credit report in front of them.`,
        CAVEATS.asOf(history),
      ],
      envelopes: [...kinds.envelopes, ...(record === undefined ? [] : [record]), history],
    });
  },
};

/** "What is my number, and does the business card go in": the count is told too. */
const ASKS_COUNT = /\b(?:number|count is|my count|how many|where (?:am|do) i|status|total)\b/;
const CHASE = "chase-5-24";

const toOwner = ({ owner }: Understood): { readonly owner: string } => ({ owner: owner ?? SELF });

const isUser = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:authori[sz]ed|au|aus|additional)\b|\b(?:adding|add|added|adds)\b(?! (?:(?:a|another|one|\d+) )?(?:slot |card )?(?:to|towards?|onto|up|against|on)\b)/,
  );

const isOfBusiness = (asked: Understood): boolean =>
  cardTypeAsked(asked) === "business" && !isUser(asked);

/** The card that is asked about, with whether it stands on the personal report. */
function recordOf(asked: Understood, toolbox: Toolbox): Envelope | undefined {
  if (mentionsOf(asked, "card").length === 0) return undefined;
  const meant = meantCard(asked, toolbox);
  return ask(toolbox, "get_card", { card: meant.kind === "held" ? meant.held.card.id : meant.id });
}

function cardLine(record: Envelope, asked: Understood): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const isBusiness = textAt(record, ["card", "card_type"]) === "business";
  const reports = isBusiness ? valueAt(record, ["card", "reports_to_personal_credit"]) : true;
  if (isUser(asked)) {
    return isUnreported(record)
      ? line`The **${name}** is a business card that is not reported to personal credit, so an authorised user of it **does not count** as a rule. ${cite(record)}`
      : line`An authorised user of the **${name}** **may count**: such an account can stand on that person's credit report. ${cite(record)}`;
  }
  const word = typeof reports === "boolean" ? verdictWord(reports, asked) : "";
  const the = told(word === "" ? "The" : `${word}the`);
  if (!isBusiness) {
    return line`${the} **${name}** is a personal card, so it **counts** from its opening. ${cite(record)}`;
  }
  if (reports === true) {
    return line`${the} **${name}** is a business card that is reported to personal credit, so it **counts**. ${cite(record)}`;
  }
  return reports === false
    ? line`${the} **${name}** is a business card that is not reported to personal credit, so it **does not count**. ${cite(record)}`
    : line`The **${name}** is a business card; no source says of this very card whether it is reported to personal credit. ${cite(record)}`;
}

const isUnreported = (record: Envelope): boolean =>
  textAt(record, ["card", "card_type"]) === "business" &&
  valueAt(record, ["card", "reports_to_personal_credit"]) === false;

const TOPICS = [
  {
    words: /\bbusiness|\bemployee|\bcorporate/,
    text: line`A business card counts only when its issuer reports it to personal credit.`,
  },
  {
    words: /\bclosed\b/,
    text: line`A closed account counts as an open one does, from its opening day.`,
  },
  {
    words: /\bproduct chang|\bupgrad|\bdowngrad/,
    text: line`A product change keeps the account and its opening day, so it adds no new one.`,
  },
] as const;

const USERS = line`An authorised-user account **may count**: rules such as this go by the personal credit report, and issuers may leave such an account out when asked.`;

const REPORT = line`Every account on the personal credit report counts from its opening, whichever bank issued it; store cards and charge cards are such accounts when they are reported.`;

/** What holds for kinds of accounts; without a kind, for authorised users and business cards. */
function generalOf(asked: Understood, record: Envelope | undefined): readonly Line[] {
  const topics = TOPICS.filter(({ words }) => says(asked, words)).map(({ text }) => text);
  if (isUser(asked)) return record !== undefined && isUnreported(record) ? [] : [USERS, ...topics];
  if (topics.length > 0 || record !== undefined) return topics;
  return says(asked, /\b(?:store|charge|kind|kinds|type|types)\b/)
    ? [REPORT, USERS, TOPICS[0].text]
    : [USERS, TOPICS[0].text];
}

const COUNTS: Readonly<Record<string, Line>> = {
  yes: line`on the personal report, so it counts while it is recent`,
  no: line`not on the personal report, so it does not count`,
  maybe: line`may be on the personal report`,
};

/** The member's own accounts of the kinds that are in doubt. */
function accountsOf(history: Envelope): readonly Line[] {
  return rowsAt(history, ["accounts"])
    .filter(
      (row) =>
        valueAt(history, [...row, "authorized_user"]) === true ||
        textAt(history, [...row, "card_type"]) === "business",
    )
    .slice(0, MOST_SHOWN)
    .map((row) => accountLine(history, row));
}

function accountLine(history: Envelope, row: Path): Line {
  const name = figure(history, [...row, "card", "card_name"], "text");
  const doubt = textAt(history, [...row, "doubt"]);
  const on = textAt(history, [...row, "on_personal_report"]) ?? "maybe";
  const kind =
    valueAt(history, [...row, "authorized_user"]) === true
      ? line`as authorised user`
      : line`business card`;
  const lead = joinLines([line`${name}, `, kind, line`: `, COUNTS[on] ?? line`may count`], "");
  return doubt === undefined ? lead : joinLines([lead, line`(${told(doubt)})`]);
}
