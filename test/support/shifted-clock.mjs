/*
 * Loaded before all else, it moves the clock of a process ahead, and by NODE_OPTIONS the clocks of
 * those it starts: NODE_OPTIONS=--import=file:///.../shifted-clock.mjs?years=1. Files keep real times.
 */
const RealDate = Date;
const shiftMs = Number(new URL(import.meta.url).searchParams.get("years")) * 366 * 86_400_000;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
