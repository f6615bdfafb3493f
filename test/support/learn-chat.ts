/** Teaches the chat and keeps what it learned; a process of its own, for it is a core's work of half a minute. */
import { phrasings } from "../../server/chat/builtin/intents/registry.ts";
import { keepLore } from "../../server/chat/builtin/learning/kept.ts";

await keepLore(phrasings);
