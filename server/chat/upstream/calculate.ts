/** Numbers, + - * / and brackets: what the model may work out beside the results. */
const ALLOWED = /^[\d\s.,+\-*/()]{1,200}$/;

/** The value of a plain sum. Throws a RangeError for anything else. */
export function calculate(expression: string): number {
  if (!ALLOWED.test(expression)) throw new RangeError("only numbers, + - * / and brackets");
  const tokens = expression.replaceAll(",", "").match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
  let at = 0;
  const sum = (): number => {
    let value = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      value = tokens[at++] === "+" ? value + product() : value - product();
    }
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === "*" || tokens[at] === "/") {
      value = tokens[at++] === "*" ? value * factor() : value / factor();
    }
    return value;
  };
  const factor = (): number => {
    const token = tokens[at++];
    if (token === "-") return -factor();
    if (token === "(") {
      const value = sum();
      if (tokens[at++] !== ")") throw new RangeError("a bracket is left open");
      return value;
    }
    const value = Number(token);
    if (token === undefined || Number.isNaN(value)) throw new RangeError("a number is missing");
    return value;
  };
  const value = sum();
  if (at !== tokens.length || !Number.isFinite(value)) throw new RangeError("no sum");
  return value;
}
