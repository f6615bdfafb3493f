/** Works through the items one after the other: what is measured must not disturb its neighbours. */
export async function oneByOne<Item, Outcome>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const item of items) outcomes.push(await work(item));
  return outcomes;
}

/** The numbers of so many rounds. */
export const roundsOf = (count: number): readonly number[] => [...Array(count).keys()];
