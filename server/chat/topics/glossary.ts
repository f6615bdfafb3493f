import { answer, answeredBy, type Draft, refuse, SCOPE } from "../compose/draft.ts";
import { type Line, line } from "../compose/line.ts";
import type { Askable } from "../compose/row-topic.ts";
import { type Frame, idsOf } from "../frame.ts";
import { definePlan } from "./topic.ts";

/* Definitions of terms. A term is a column, so that the reader finds it by its words. */

interface Term extends Askable {
  readonly means: Line;
}

const term = (words: readonly string[], means: Line): Term => ({ unit: "text", words, means });

const TERMS: Readonly<Record<string, Term>> = {
  product_change: term(
    ["product change", "product changes", "pc"],
    line`A **product change** turns a card into another one from the same bank. The account keeps its age, there is no new application and, as a rule, no welcome bonus.`,
  ),
  cpp: term(
    ["cpp", "cents per point"],
    line`**Cents per point** (cpp) is what an award would cost in cash, less its taxes and fees, divided by the points it takes.`,
  ),
  authorized_user: term(
    ["authorized user", "authorized users", "au", "additional cardholder"],
    line`An **authorized user** gets a card on another person's account. The account holder owes what is spent and earns the points.`,
  ),
  co_owner: term(
    ["co owner", "co owners", "coowner", "joint account", "joint owner", "co applicant"],
    line`A **co-owner** (joint holder) owes the whole balance, just as the other does. I do not know which banks allow one.`,
  ),
  churning: term(
    ["churning", "churner", "churn"],
    line`**Churning** is opening cards mainly for their welcome bonuses, over and over. Banks have rules that limit it.`,
  ),
  transfer_partner: term(
    ["transfer partner", "transfer partners"],
    line`A **transfer partner** is an airline or hotel program that a bank's points can be moved to. A transfer cannot be undone.`,
  ),
  transferable: term(
    ["transferable points", "transferable currency", "flexible points"],
    line`**Transferable points** are a bank's own points that can be moved into several airline and hotel programs.`,
  ),
  transfer_bonus: term(
    ["transfer bonus", "transfer bonuses"],
    line`A **transfer bonus** temporarily gives extra points for moving points into a certain program.`,
  ),
  points_and_miles: term(
    [
      "points and miles",
      "points or miles",
      "points vs miles",
      "points versus miles",
      "miles and points",
      "miles or points",
    ],
    line`**Points** and **miles** are the same kind of thing under two names. What one is worth depends on the program, not on the name.`,
  ),
  welcome_bonus: term(
    ["sub", "sign up bonus", "signup bonus", "welcome bonus", "welcome offer", "intro bonus"],
    line`A **welcome bonus** is what a bank pays a new cardholder for spending a certain amount in the first months.`,
  ),
  minimum_spend: term(
    ["minimum spend", "minimum spend requirement", "min spend", "msr"],
    line`The **minimum spend** is what you must spend on a new card in time to get its welcome bonus. Fees, interest, cash advances and balance transfers do not count.`,
  ),
  annual_fee: term(
    ["annual fee", "af", "yearly fee"],
    line`An **annual fee** is what a card costs a year. It is billed after you open the card and then around each anniversary.`,
  ),
  foreign_fee: term(
    ["foreign transaction fee", "ftf", "foreign fee", "fx fee"],
    line`A **foreign transaction fee** is a percentage that a card adds to purchases abroad. Many travel cards have none.`,
  ),
  statement_credit: term(
    ["statement credit", "statement credits"],
    line`A **statement credit** is money the bank takes off your bill after certain purchases.`,
  ),
  manufactured_spend: term(
    ["manufactured spend", "manufactured spending"],
    line`**Manufactured spending** is buying cash equivalents only to earn points. Banks may take the points back and close accounts for it.`,
  ),
  downgrade: term(
    ["downgrade", "downgrading"],
    line`A **downgrade** is a product change to a card from the same bank with a lower annual fee or none.`,
  ),
  retention_offer: term(
    ["retention offer", "retention offers", "retention bonus"],
    line`A **retention offer** is points or money that a bank may give you to keep a card you are thinking of closing.`,
  ),
  hard_pull: term(
    ["hard pull", "hard inquiry", "hard inquiries", "hp"],
    line`A **hard pull** is a bank's check of your credit report for an application. It stays on the report and can lower your score for a while.`,
  ),
  soft_pull: term(
    ["soft pull", "soft inquiry", "sp"],
    line`A **soft pull** is a check of your credit report that others do not see and that does not change your score, such as one for offers.`,
  ),
  transferring: term(
    ["transferring points", "transferring miles", "transferring", "point transfers"],
    line`**Transferring points** moves a bank's points, at a fixed ratio, into an airline or hotel program, where they work like its own. It takes a card that allows transfers and anything from minutes to days, and cannot be undone: find the seat or room first.`,
  ),
  starting: term(
    ["get started", "getting started", "start with points", "begin with points", "starting out"],
    line`**To start with points**: put what you buy anyway on one card whose points can be transferred, pay it in full each month, and look for the award before you move any points. Tell me what you spend most on and I can say which card fits.`,
  ),
  free_night: term(
    ["free night certificate", "free night certificates", "free night", "fnc"],
    line`A **free night certificate** pays for one hotel night, usually up to a limit in points, and must be used before it expires.`,
  ),
  companion_pass: term(
    ["companion pass", "companion certificate", "companion fare"],
    line`A **companion pass** or certificate lets someone fly with you for the taxes and fees, or little more.`,
  ),
  portal: term(
    ["travel portal", "shopping portal", "portal"],
    line`A **portal** is a bank's or program's own site for booking trips or for shopping; some cards earn more there, and some points can pay there.`,
  ),
  dynamic_pricing: term(
    ["dynamic pricing", "award chart", "award charts", "devaluation"],
    line`An **award chart** lists fixed prices in points. With **dynamic pricing** they move with the cash price, and when they rise for good, that is a **devaluation**.`,
  ),
  sweet_spot: term(
    ["sweet spot", "sweet spots"],
    line`A **sweet spot** is an award that costs far fewer points than usual for its value.`,
  ),
  trifecta: term(
    ["trifecta"],
    line`A **trifecta** is three cards from one bank whose points go into one account, each used where it earns the most.`,
  ),
  charge_card: term(
    ["charge card", "charge cards"],
    line`A **charge card** has no set limit and is meant to be paid in full each month.`,
  ),
  grace_period: term(
    ["grace period"],
    line`The **grace period** is the time after a bill when no interest is due on purchases if you pay it in full.`,
  ),
  cobranded: term(
    ["co branded card", "co brand card", "cobranded", "co brand"],
    line`A **co-branded card** is issued by a bank for an airline, hotel or shop, and earns its points rather than the bank's.`,
  ),
  player_two: term(
    ["player two", "player 2", "p2"],
    line`**Player two** is the partner in your household who holds their own cards alongside yours.`,
  ),
};

export const glossary = definePlan(explain, { takes: ["rule"], columns: TERMS });

function explain(frame: Frame): Draft {
  const { column } = frame;
  const found = column === undefined ? undefined : TERMS[column];
  if (found === undefined && idsOf(frame, "rule").length > 0)
    return answeredBy({ ...frame, topic: "issuer_rules", column: undefined });
  return found === undefined
    ? refuse(
        line`I explain terms about credit cards and points, but found none I know in that.`,
        SCOPE,
      )
    : answer({ lead: [found.means], envelopes: [] });
}
