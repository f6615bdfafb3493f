import type { FormLimits } from "../forms/form.ts";
import type { Reply } from "./reply.ts";
import type { MemberVisit, OpenVisit } from "./visit.ts";

type Answer = Reply | Promise<Reply>;

interface Common extends FormLimits {
  /** As h3 takes it: `/consent/:uid`. */
  readonly path: string;
  /** True for pages that an application may open in a window of its own. */
  readonly popup?: boolean;
  /** True for a page with a script of ours. */
  readonly scripted?: boolean;
}

/** A page that needs no account. */
export interface OpenRoute extends Common {
  readonly for: "anybody";
  readonly get?: (visit: OpenVisit) => Answer;
  readonly post?: (visit: OpenVisit, form: URLSearchParams) => Answer;
}

/** A page for who is signed in; everybody else is asked to sign in first. */
export interface MemberRoute extends Common {
  readonly for: "members";
  readonly get?: (visit: MemberVisit) => Answer;
  readonly post?: (visit: MemberVisit, form: URLSearchParams) => Answer;
}

export type PageRoute = OpenRoute | MemberRoute;
