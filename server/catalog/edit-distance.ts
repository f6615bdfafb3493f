/**
 * Damerau-Levenshtein distance (optimal string alignment) of the words from these offsets on; `most
 * + 1` when it is more than `most`. Allocates nothing, because one word is compared with thousands;
 * each step of `most` makes the work four times as large.
 */
export function editDistance(a: string, b: string, most: number, fromA = 0, fromB = 0): number {
  let [i, j] = [fromA, fromB];
  while (i < a.length && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  const [restA, restB] = [a.length - i, b.length - j];
  if (Math.abs(restA - restB) > most) return most + 1;
  if (restA === 0 || restB === 0) return restA + restB;
  if (most === 0) return 1;
  const isSwap = a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    1 +
    Math.min(
      editDistance(a, b, most - 1, i + 1, j + 1),
      editDistance(a, b, most - 1, i + 1, j),
      editDistance(a, b, most - 1, i, j + 1),
      isSwap ? editDistance(a, b, most - 1, i + 2, j + 2) : most,
    )
  );
}
