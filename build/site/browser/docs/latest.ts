export type Asking = () => Promise<() => void>;

/** Shows only the latest request's result and drops those overtaken by a newer request. */
export function showLatest(): (asking: Asking) => Promise<void> {
  let last = 0;
  return async (asking) => {
    last += 1;
    const mine = last;
    const show = await asking();
    if (mine === last) show();
  };
}
