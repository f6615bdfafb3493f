/** Works out what is to be shown. */
export type Asking = () => Promise<() => void>;

/** Shows what came of the last thing that was asked; what was overtaken on its way is dropped. */
export function showLatest(): (asking: Asking) => Promise<void> {
  let last = 0;
  return async (asking) => {
    last += 1;
    const mine = last;
    const show = await asking();
    if (mine === last) show();
  };
}
