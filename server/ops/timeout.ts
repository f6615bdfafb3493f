/** What a promise becomes, or after so many milliseconds what is said in its place. */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  late: () => Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<Value>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
  try {
    return await Promise.race([work, waited]);
  } finally {
    clearTimeout(timer);
  }
}
