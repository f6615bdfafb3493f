import type { Frame, FrameAmount } from "../frame.ts";
import type { Amount, Understood } from "../language/understood.ts";

/* Numbers without a unit take the role of the most similar number in the question before. */

/** Gives roles to the frame's plain numbers. */
export function withAmounts(frame: Frame, asked: Understood, before: Frame): Frame {
  if (before.amounts.length === 0) return frame;
  const plain = asked.amounts.filter((one) => isPlain(one) && !isSaid(one, frame));
  const given = plain.flatMap((one): readonly FrameAmount[] =>
    isTaxes(one, asked)
      ? [{ value: one.value, unit: "usd", role: "taxes" }]
      : toLike(one.value, before.amounts),
  );
  if (given.length < plain.length || plain.some((one) => isFee(one, asked))) return frame;
  const gone = new Set(plain.map(({ value }) => value));
  const texts = new Set(plain.map(({ text }) => text));
  return {
    ...frame,
    amounts: [...frame.amounts.filter(({ value }) => !gone.has(value)), ...given],
    unread: frame.unread.filter((text) => !texts.has(text)),
  };
}

const NUMBER = new Set("0123456789,.k");

const isPlain = ({ text, unit }: Amount): boolean =>
  unit !== "percent" &&
  text
    .toLowerCase()
    .split("")
    .every((one) => NUMBER.has(one));

const SAYING = new Set(["taxes", "spent"]);

/** True when the words beside a number already give its role. */
const isSaid = ({ value }: Amount, { amounts }: Frame): boolean =>
  amounts.some((one) => one.value === value && SAYING.has(one.role));

const TAXES = new Set("tax taxes surcharge surcharges".split(" "));
const NEAR = 3;

const FEES = new Set("fee fees".split(" "));

/** "The resort fee is 45": unlike the numbers before. */
const isFee = ({ start }: Amount, { tokens }: Understood): boolean =>
  tokens.slice(Math.max(0, start - NEAR), start).some((word) => FEES.has(word));

const isTaxes = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  tokens.slice(Math.max(0, start - NEAR), end + NEAR).some((word) => TAXES.has(word));

/** Numbers of the same role rarely differ by more than this factor. */
const FARTHEST = 12;
const THOUSAND = 1000;

/** Takes the role of the nearest earlier number; "80" after "100,000" is 80,000. */
function toLike(value: number, before: readonly FrameAmount[]): readonly FrameAmount[] {
  const choices = before.flatMap((one) => {
    const isThousands = value < THOUSAND && one.unit === "points" && one.value >= THOUSAND;
    const meant = isThousands ? value * THOUSAND : value;
    const apart = Math.max(meant / one.value, one.value / meant);
    return apart <= FARTHEST ? [{ apart, amount: { ...one, value: meant } }] : [];
  });
  const [nearest] = choices.toSorted((a, b) => a.apart - b.apart);
  return nearest === undefined ? [] : [nearest.amount];
}
