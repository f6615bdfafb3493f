/** Maps the values of an object and keeps its keys. */
export const mapValues = <Value, Next>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Next,
): Record<string, Next> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
