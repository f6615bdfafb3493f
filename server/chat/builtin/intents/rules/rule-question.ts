import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, clarify, type Draft, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { RULE_QUESTION } from "../../phrasings/rules.ts";
import { idOf } from "../../slots.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { countsOfIssuer, emptyCaveat, ONLY_WALLET } from "./issuer-counts.ts";
import { existsWord, noSuchRule } from "./rule-exists.ts";
import { meaningOf, waitOf } from "./rule-meaning.ts";
import { cardOfRule, countingRulesOf, countsOwn, type Rule, rulesMeant } from "./rules-meant.ts";
import { countedLines, verdictLine } from "./verdict-lines.ts";

const MOST_RULES = 3;
const MOST_OF_CARD = 8;

/** What a rule on applications says, or which rules a card or bank has. */
export const ruleQuestion: Intent = {
  id: "rule_question",
  group: "rules",
  label: "what an application rule says",
  likes: ["issuer", "card"],
  needs: [],
  phrasings: RULE_QUESTION,
  rules: [
    /^what is (?:this|the) 5\/24\b(?! (?:status|count))/,
    /^(?:what is|whats|explain|how does) (?:the )?(?:<issuer> )?\d+\/\d+(?: rule)?(?: work)?$/,
    /\bhow far apart (?:should|do|must) i (?:apply|space)\b/,
  ],
  respond: (asked, toolbox) => {
    const named = rulesMeant(asked, toolbox);
    const card = mentionsOf(asked, "card").length > 0;
    const issuer = idOf(asked, "issuer", toolbox.scene.facts);
    const isOfOwn = !card && says(asked, MAY_I) && !says(asked, WAITS);
    if (issuer !== undefined && isOfOwn) return countsOfIssuer(issuer, asked, toolbox);
    if (named.length > 0 && !card) return ofRules(named.slice(0, MOST_RULES), asked, toolbox);
    if (card) return ofCard(asked, toolbox);
    const rules = issuer === undefined ? [] : ofIssuerAsked(issuer, asked, toolbox);
    if (rules.length > 0) return ofRules(rules.slice(0, MOST_RULES), asked, toolbox);
    return issuer === undefined
      ? clarify(line`Which bank's rules do you mean?`, [
          line`Chase`,
          line`American Express`,
          line`Citi`,
          line`Capital One`,
          line`Bank of America`,
        ])
      : countsOfIssuer(issuer, asked, toolbox);
  },
};

/** Asked of the member's own accounts, whatever the rule is called. */
const MAY_I =
  /\b(?:am i (?:\w+ )?(?:ok|okay|good|clear|safe|fine|allowed|eligible|past|under|over)|(?:can|may|could) i (?:\w+ )?apply|(?:say yes|take me|approve me|let me in|let me have|turn me down|deny me|accept me|have me|shut me out|cut me off)\b)\b/;

/** "How long between two of theirs", "how many days must I wait". */
const WAITS =
  /\bhow (?:long|far apart|many (?:days|weeks|months)|soon|often|frequently)\b|\b(?:wait|waiting|space|spacing|spaced|cool ?down|gap|in between|velocity)\b/;

/** "Heard Chase killed it", "is it still a thing". */
const IS_GONE =
  /\b(?:kill(?:s|ed)?|end(?:s|ed)?|drop(?:s|ped)?|scrap(?:s|ped)?|ax(?:e|ed)|remov(?:e|es|ed)|abolish\w*|ditch(?:es|ed)?|relax(?:es|ed)?|(?:get|got|gets|getting) rid of|(?:do|did|does|done|doing) away with|go(?:ne|es|ing)? away|no more|dead|still (?:a thing|around|exist\w*|in (?:effect|force|place)|so|apply|applies|true|enforce\w*|alive|real))\b/;
const STANDS = line`By what is known it **still stands**: no end of it is in the data.`;

const HELD =
  /\bhow many\b|\b(?:hold|have|own)\b.*\b(?:at (?:once|a time|the same time)|max\w*|limit)\b|\blimit on\b/;

/** The rules of a bank that a question without a rule's name is after; of a window that it tells, those. */
function ofIssuerAsked(issuer: string, asked: Understood, toolbox: Toolbox): readonly Rule[] {
  const isBusiness = says(asked, /\bbusiness\b/);
  const rulesOf = (kind: Rule["kind"]): readonly Rule[] =>
    countingRulesOf(issuer, { kind, isBusiness }, toolbox);
  if (!says(asked, WAITS) && says(asked, HELD)) return rulesOf("max_held");
  const opened = rulesOf("max_opened");
  const told = opened.filter((rule) =>
    amountsOf(asked, rule.window_unit === "months" ? "months" : "days").some(
      ({ value }) => value === rule.window,
    ),
  );
  if (told.length > 0) return told;
  return says(asked, WAITS) ? opened.filter(countsOwn) : opened;
}

/** The rules named, each as it is judged of a card that it is about. */
function ofRules(rules: readonly Rule[], asked: Understood, toolbox: Toolbox): Draft {
  const owner = asked.owner === undefined ? {} : { owner: asked.owner };
  const found = rules.flatMap((rule) => {
    const card = cardOfRule(rule, toolbox);
    if (card === undefined) return [];
    const checked = ask(toolbox, "check_eligibility", { card, ...owner });
    const row = rowsAt(checked, ["verdicts"]).find(
      (one) => textAt(checked, [...one, "rule"]) === rule.rule_id,
    );
    return row === undefined ? [] : [{ checked, row, rule }];
  });
  const [first] = found;
  if (first === undefined) {
    return clarify(line`That rule depends on the card. Which card do you have in mind?`);
  }
  return answer({
    result: [
      ...(says(asked, IS_GONE) ? [STANDS] : noSuchRule(rules, asked)),
      ...withVerdict(
        says(asked, IS_GONE) ? [] : existsWord(rules, asked),
        found.map(({ checked, row, rule }) =>
          rule.kind === "max_opened" && says(asked, WAITS)
            ? waitOf(checked, row)
            : meaningOf(checked, row, rule, toolbox),
        ),
      ),
    ],
    details: found.flatMap(({ checked, row }) => [
      verdictLine(checked, row),
      ...countedLines(checked, [...row, "counted"]),
    ]),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(first.checked)],
    envelopes: found.map(({ checked }) => checked),
  });
}

/** All rules that speak of one card, those that stop it first. */
function ofCard(asked: Understood, toolbox: Toolbox): Draft {
  const card = idOf(asked, "card", toolbox.scene.facts);
  const checked = ask(toolbox, "check_eligibility", {
    card,
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  const named = new Set(rulesMeant(asked, toolbox).map(({ rule_id: id }) => id));
  const all = rowsAt(checked, ["verdicts"]);
  const wanted = all.filter((row) => named.has(textAt(checked, [...row, "rule"]) ?? ""));
  const name = figure(checked, ["card", "card_name"], "text");
  const rows = wanted.length > 0 ? wanted : all;
  return answer({
    result: [
      rows.length === 0
        ? line`No rule that speaks of the **${name}** is known. ${cite(checked)}`
        : named.size > 0 && wanted.length === 0
          ? line`That rule is not known to bind the **${name}**; these are. ${cite(checked)}`
          : line`These rules bind the **${name}**, with what they say of you today. ${cite(checked)}`,
    ],
    details: rows.slice(0, MOST_OF_CARD).map((row) => verdictLine(checked, row)),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(checked)],
    envelopes: [checked],
  });
}
