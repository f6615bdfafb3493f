import type { Intent } from "../intent.ts";
import { balanceIntents } from "./balance/intents.ts";
import { bonusIntents } from "./bonus/intents.ts";
import { cardIntents } from "./card/intents.ts";
import { changeIntents } from "./change/intents.ts";
import { coverIntents } from "./cover/intents.ts";
import { creditIntents } from "./credit/intents.ts";
import { feeIntents } from "./fee/intents.ts";
import { loungeIntents } from "./lounge/intents.ts";
import { purchaseIntents } from "./purchase/intents.ts";
import { rulesIntents } from "./rules/intents.ts";
import { talkIntents } from "./talk/intents.ts";
import { transferIntents } from "./transfer/intents.ts";
import { tripIntents } from "./trip/intents.ts";
import { valueIntents } from "./value/intents.ts";
import { walletIntents } from "./wallet/intents.ts";
import { yearIntents } from "./year/intents.ts";
import type { Phrasings } from "../../learning/learn.ts";
import { readFollowUps } from "../phrasings/follow-ups.ts";
import { readSaid } from "../phrasings/said.ts";

const withoutSaid: readonly Intent[] = [
  ...purchaseIntents,
  ...yearIntents,
  ...feeIntents,
  ...changeIntents,
  ...transferIntents,
  ...valueIntents,
  ...balanceIntents,
  ...tripIntents,
  ...creditIntents,
  ...rulesIntents,
  ...bonusIntents,
  ...loungeIntents,
  ...coverIntents,
  ...cardIntents,
  ...walletIntents,
  ...talkIntents,
];

const said = readSaid();

/** All that members ask, by group; each with the whole messages that were typed for it. */
export const intents: readonly Intent[] = withoutSaid.map((intent) => ({
  ...intent,
  phrasings: `${intent.phrasings}\n${said[intent.id] ?? ""}`,
}));

/** All that the chat learns from. */
export const phrasings = { intents, followUps: readFollowUps() } satisfies Phrasings;
