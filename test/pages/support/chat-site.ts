import { type Ceilings, DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { createMemberChat } from "../../../server/chat/member-chat.ts";
import { createTurnstile } from "../../../server/chat/meter.ts";
import type { Conversation, Reasoner } from "../../../server/chat/reasoner.ts";
import type { AskChat } from "../../../server/pages/chat/asking.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { openSite, ORIGIN } from "./site.ts";

/** The pages with the real chat behind them and whatever answers. */
export function openChatSite(reasoner: Reasoner, ceilings: Ceilings = DEFAULT_CEILINGS) {
  const heard: Conversation[] = [];
  const listening: Reasoner = {
    answer: (conversation, toolbox, asking) => {
      heard.push(conversation);
      return reasoner.answer(conversation, toolbox, asking);
    },
  };
  const askChat: AskChat = (holder, turns) => ask(holder, turns);
  const site = openSite({ ceilings, askChat });
  const ask = createMemberChat({
    deps: site.deps,
    ceilings,
    publicUrl: ORIGIN,
    getFacts: async () => readPinnedFacts(),
    reasoner: listening,
    enter: createTurnstile(),
    log: (line) => void site.logged.push(line),
  });
  return { ...site, heard };
}
