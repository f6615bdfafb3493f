/** The same keys, each value changed. */
export const mapValues = <Value, Next>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Next,
): Record<string, Next> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
