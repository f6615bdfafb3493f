import type { Intent } from "../../intent.ts";
import { glossary } from "./glossary.ts";
import { otherMembers } from "./other-members.ts";
import { smallTalk } from "./small-talk.ts";
import { writeRequest } from "./write-request.ts";

export const talkIntents: readonly Intent[] = [...smallTalk, glossary, otherMembers, writeRequest];
