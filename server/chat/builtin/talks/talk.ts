import type { Scene } from "../../../tools/core/scene.ts";
import type { Turn } from "../../reasoner.ts";
import type { Draft } from "../compose/draft.ts";
import type { Verdict } from "../ranking/decide.ts";
import type { Mind } from "../mind.ts";
import type { Lead } from "../compose/leads.ts";
import type { Reckoning } from "./reckoning/reckoning.ts";
import type { RowsAsked } from "./rows/rows-asked.ts";
import type { Understood } from "../../language/understood.ts";

/** One question of the last turn as it stands by itself, with what earlier turns bring to it. */
export interface Question {
  /** As it was written. */
  readonly text: string;
  readonly asked: Understood;
  readonly verdict: Verdict;
  /** The question before it, for one that is looked back at. */
  readonly earlier?: Question | undefined;
  /** The question of whose answer this asks a part. */
  readonly told?: Question | undefined;
  /** What is to be worked out of the answers before, in place of an answer of its own. */
  readonly reckons?: Reckoning | undefined;
  /** What was asked beside it and is no subject of ours, as it was written. */
  readonly outside?: string | undefined;
  /** Which rows of the answer before are asked for, in place of an answer of its own. */
  readonly rows?: RowsAsked | undefined;
}

export interface Talk {
  readonly turns: readonly Turn[];
  readonly mind: Mind;
  readonly scene: Scene;
  /** The card, else the program, that our own answer to a question names first. */
  readonly recall: (question: Question) => string | undefined;
  /** The cards that our own answer to a question names as its choice or the next ones, in order. */
  readonly namedIn: (question: Question) => readonly string[];
  /** The amounts that our own answer to a question leads with. */
  readonly leads: (question: Question) => readonly Lead[];
  /** Our own answer to a question, before it is written out. */
  readonly draft: (question: Question) => Draft;
  /** Whether a question can be answered as it is, without asking back. */
  readonly isAnswered: (question: Question) => boolean;
}

/** Looks back only when a question cannot stand by itself; so most turns are never read again. */
export type Look = () => Question | undefined;

export const read = ({ mind, scene }: Talk, text: string): Understood =>
  mind.language.understand(text, scene);
