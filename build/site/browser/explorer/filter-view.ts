import { FILTER_FLAGS, FILTER_GROUPS } from "../../cards/filter-fields.ts";
import { split } from "../../cards/card-facts.ts";
import type { Nicknames } from "../../cards/nicknames.ts";
import { listActive } from "./active-filters.ts";
import { readDollars } from "./address.ts";
import { get, setText } from "../elements.ts";
import type { OptionCounts } from "./filter.ts";
import { type Filters, setFlag, setValue } from "./state.ts";
import type { Update } from "./update.ts";

/** Nicknames of filter values, read from the form. */
export const readNicknames = (form: HTMLFormElement): Nicknames =>
  new Map(
    FILTER_GROUPS.map(({ name }) => [
      name,
      new Map(
        [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map((box) => [
          box.value,
          split(box.dataset["names"] ?? ""),
        ]),
      ),
    ]),
  );

/** Listens to the form. Returns a function that updates its filters and counts. */
export function createFilterView(form: HTMLFormElement, update: Update) {
  const showFields = listenToFields(form, update);
  const showGroups = listenToGroups(form, update);
  const active = get("#active", HTMLElement, form);
  form.addEventListener("submit", (event) => event.preventDefault());
  keepOpenWhereWide(get("#more", HTMLDetailsElement, form));

  return (filters: Filters, counts: OptionCounts): void => {
    showFields(filters);
    showGroups(filters, counts);
    setText(active, toSuffix(listActive(filters).length));
  };
}

const toSuffix = (count: number): string => (count === 0 ? "" : ` (${count})`);

/** Collapses the filters on narrow screens so that the list is near the top. */
function keepOpenWhereWide(more: HTMLDetailsElement): void {
  const wide = matchMedia("(min-width: 68rem)");
  const follow = (): void => {
    more.open = wide.matches;
  };
  wide.addEventListener("change", follow);
  follow();
}

function listenToFields(form: HTMLFormElement, update: Update) {
  const field = (name: string) => get(`[name=${name}]`, HTMLInputElement, form);
  const search = field("search");
  const least = field("annual_fee_min");
  const most = field("annual_fee_max");
  const onType = (input: HTMLInputElement, change: (text: string) => Partial<Filters>): void =>
    input.addEventListener("input", () =>
      update(
        (state) => ({ ...state, filters: { ...state.filters, ...change(input.value) } }),
        "replace",
      ),
    );
  onType(search, (text) => ({ search: text }));
  onType(least, (text) => ({ least: readDollars(text) }));
  onType(most, (text) => ({ most: readDollars(text) }));

  return (filters: Filters): void => {
    if (search.value !== filters.search) search.value = filters.search;
    showAmount(least, filters.least);
    showAmount(most, filters.most);
  };
}

/** Leaves a field alone while the typed text means the same amount. */
function showAmount(input: HTMLInputElement, amount: number | undefined): void {
  const isOdd = input.value !== "" && readDollars(input.value) === undefined;
  input.setAttribute("aria-invalid", String(isOdd && document.activeElement === input));
  if (document.activeElement === input && amount === undefined) return;
  if (readDollars(input.value) !== amount || isOdd) input.value = String(amount ?? "");
}

function listenToGroups(form: HTMLFormElement, update: Update) {
  const flags = FILTER_FLAGS.map(({ name }) => {
    const box = get(`[name=${name}]`, HTMLInputElement, form);
    box.addEventListener("change", () =>
      update((state) => ({ ...state, filters: setFlag(state.filters, name, box.checked) })),
    );
    return { name, box };
  });
  const groups = FILTER_GROUPS.map(({ name }) => {
    const group = get(`[data-group=${name}]`, HTMLDetailsElement, form);
    const boxes = [...group.querySelectorAll("input")];
    group.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { value, checked } = target;
      update((state) => ({ ...state, filters: setValue(state.filters, name, value, checked) }));
    });
    const options = boxes.map((box) => ({
      box,
      label: box.closest("label"),
      count: box.parentElement?.querySelector("i"),
    }));
    return { name, suffix: get("summary span", HTMLElement, group), options };
  });

  return (filters: Filters, counts: OptionCounts): void => {
    for (const { name, box } of flags) box.checked = filters.flags.includes(name);
    for (const { name, suffix, options } of groups) {
      const ticked = filters.values.get(name) ?? [];
      setText(suffix, toSuffix(ticked.length));
      for (const { box, label, count } of options) {
        const left = counts.get(name)?.get(box.value) ?? 0;
        box.checked = ticked.includes(box.value);
        label?.classList.toggle("none", left === 0);
        if (count) setText(count, String(left));
      }
    }
  };
}
