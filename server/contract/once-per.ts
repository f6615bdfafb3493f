/** Memoises a function per object, for as long as the object lives. */
export function oncePer<Of extends object, Value extends object>(
  make: (of: Of) => Value,
): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = make(of);
    known.set(of, value);
    return value;
  };
}
