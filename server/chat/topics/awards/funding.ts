import { SELF } from "../../../accounts/wallet.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, answeredBy, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text, usd } from "../../compose/figures.ts";
import { EMPTY, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { possessive } from "../../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { routes } from "../transfers/routes.ts";
import { definePlan } from "../topic.ts";
import { cannotGo, needOf } from "./goal.ts";

type Data = DataOf<"compare_transfer_paths">;
type Path = Data["paths"][number];

const MAX_OTHERS = 2;
/** Enough for all paths, including those from named programs. */
const MAX_PATHS = 50;

/** Finds the points that pay for an award, or the shortfall. */
export const funding = definePlan(answerFunding, {
  takes: ["program", "want", "price", "taxes", "owner"],
});

/** "So many Capital One miles": a target in the member's own program is a goal, not a transfer. */
function withoutTarget(frame: Frame): Draft {
  const isGoal = needOf(frame) !== undefined && idsOf(frame, "program", "from", "of").length > 0;
  return isGoal
    ? answeredBy({ ...frame, topic: "goal", column: undefined })
    : askBack(line`Which program do you want to move the points to?`);
}

function answerFunding(frame: Frame, toolbox: Toolbox): Draft {
  const [to] = idsOf(frame, "program", "to", "of");
  const need = needOf(frame);
  if (
    to === undefined ||
    (idsOf(frame, "program", "from", "of").includes(to) && need === undefined)
  )
    return withoutTarget(frame);
  if (need !== undefined && amountAs(frame, "price", "usd") !== undefined)
    return answeredBy({ ...frame, topic: "redemption", column: undefined });
  if (need === undefined || toolbox.scene.wallet.balances.length === 0)
    return waysThere(frame, toolbox);
  const { data, envelope } = ask(toolbox, "compare_transfer_paths", {
    to,
    need,
    owner: frame.owner,
    limit: MAX_PATHS,
  });
  return answer({ ...fundingOf(to, data, frame, toolbox), envelopes: [envelope] });
}

function fundingOf(to: string, data: Data, frame: Frame, toolbox: Toolbox) {
  const fitting = data.paths.filter((path) => isWanted(path, frame, to));
  const [first] = fitting;
  const name = programName(toolbox.scene, to);
  const blocked = data.blocked.filter(({ state }) => first === undefined || state === "locked");
  const lead =
    first === undefined
      ? noneOf(data, name, frame.owner ?? SELF)
      : tell(first, frame, line`${points(data.need)} ${pointsOf(name)}`);
  return {
    lead: [sentence(lead)],
    details: [
      ...(first === undefined ? [] : detailsOf(first, toolbox)),
      ...(frame.focus === "whether" ? [] : otherwise(fitting)),
      ...blocked.map((one) =>
        cannotGo(line`${possessive(one.owner)} ${pointsOf(one.program_name)}`, one),
      ),
    ],
    caveats: [
      when(first?.irreversible !== false, () => CAVEATS.irreversible),
      when(
        first?.needs_pooling === true,
        () =>
          line`Each person's points arrive in their own ${text(name)} account: they must be combined there, or seats booked separately.`,
      ),
    ],
  };
}

/** Other sufficient paths, only the best one from each set of programs. */
function otherwise(paths: readonly Path[]): readonly Line[] {
  const programsOf = ({ send }: Path): string =>
    [...new Set(send.map(({ program }) => program))].toSorted().join();
  const firsts = paths.filter(
    (path, place) => paths.findIndex((one) => programsOf(one) === programsOf(path)) === place,
  );
  return firsts
    .slice(1)
    .filter((path) => path.shortfall === 0)
    .slice(0, MAX_OTHERS)
    .map((path) => sentence(line`or ${sent(path)}${givenUp(path)}`));
}

/** Without a number: usable routes to the program; for an empty wallet, every route. */
function waysThere(frame: Frame, toolbox: Toolbox): Draft {
  const isEmpty = toolbox.scene.wallet.balances.length === 0;
  const constraints: Frame["constraints"] = isEmpty ? [] : [{ column: "usable_now", op: "has" }];
  return routes.answer({ ...frame, focus: "list", asks: undefined, constraints }, toolbox);
}

/** True when all points come from the named programs. */
function isWanted({ send }: Path, frame: Frame, to: string): boolean {
  const from = idsOf(frame, "program", "from", "versus");
  const except = idsOf(frame, "program", "except");
  return send.every(
    ({ program }) =>
      (from.length === 0 || program === to || from.includes(program)) && !except.includes(program),
  );
}

function tell(path: Path, { focus, asks }: Frame, target: Line): Line {
  const isAsked = focus === "whether" && asks !== "should";
  if (path.shortfall > 0) {
    const no = isAsked ? line`**No**: ` : EMPTY;
    return line`${no}you are **${points(path.shortfall)}** points short of ${target}, even with ${sent(path)}`;
  }
  const yes = isAsked ? line`**Yes**, you have enough: ` : EMPTY;
  return line`${yes}for ${target}, use ${sent(path)}${givenUp(path)}`;
}

/** "your 24,000 Chase Ultimate Rewards points and Dana's 14,000 …" */
const sent = ({ send, owners }: Path): Line =>
  listed(
    send.map(({ points: number, program_name: name, owner }) => {
      const whose = owners.length > 1 || owner !== SELF ? line`${possessive(owner)} ` : EMPTY;
      return line`${whose}**${points(number)} ${pointsOf(name)}**`;
    }),
  );

const givenUp = ({ value_given_up_usd: value }: Path): Line =>
  value === undefined ? EMPTY : line`, worth about ${usd(value)}`;

/** Points sent and received, transfer by transfer. */
function detailsOf({ legs }: Path, { scene }: Toolbox): readonly Line[] {
  const transfers = legs.filter((leg) => leg.kind === "transfer");
  // The lead already covers a single transfer at 1:1.
  const isTold = ({ send, receive, fee_usd: fee }: (typeof legs)[number]): boolean =>
    transfers.length === 1 && send === receive && fee === 0;
  return transfers
    .filter((leg) => !isTold(leg))
    .map((leg) => {
      const from = pointsOf(programName(scene, leg.from));
      const fee = leg.fee_usd > 0 ? line`, for a fee of ${usd(leg.fee_usd)}` : EMPTY;
      return line`${points(leg.send)} ${from} become ${points(leg.receive)} ${pointsOf(programName(scene, leg.to))}${fee}.`;
    });
}

const noneOf = ({ blocked }: Data, name: string, owner: string): Line =>
  line`**None** of ${possessive(owner)} points can become ${pointsOf(name)}${when(blocked.length > 0, () => line` with the cards you hold`)}`;
