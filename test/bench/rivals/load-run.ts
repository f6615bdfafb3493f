/** Drives a server with autocannon, in a process of its own: one job a message, one answer each. */
import autocannon from "autocannon";
import type { LoadFigures, LoadJob } from "../load.ts";

const SAMPLE_MS = 50;

process.on("message", (job: LoadJob) => {
  void drive(job).then((figures) => process.send?.(figures));
});

async function drive({
  root,
  requests,
  connections,
  seconds,
  headers,
}: LoadJob): Promise<LoadFigures> {
  let client = 0;
  const options = {
    url: root,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_MS,
    headers: { ...headers },
    setupClient: (one: autocannon.Client) => {
      one.setRequests(shareOf(requests, client++, connections, headers));
    },
  };
  return new Promise((resolve, reject) => {
    let started = performance.now();
    const instance = autocannon(options, (error: unknown, result: autocannon.Result) => {
      if (error) reject(new Error("autocannon failed", { cause: error }));
      else {
        resolve({
          completed: result.requests.total,
          seconds: (performance.now() - started) / 1000,
          statuses: Object.keys(result.statusCodeStats ?? {}).map(Number),
          errors: result.errors,
        });
      }
    });
    // Its own clock runs while it prepares the requests; ours starts when it sends them.
    instance.on("start", () => (started = performance.now()));
  });
}

/** Few requests go to every connection, each starting elsewhere; many are shared out. */
function shareOf(
  requests: LoadJob["requests"],
  client: number,
  connections: number,
  headers: LoadJob["headers"],
): autocannon.Request[] {
  const share = Math.floor(requests.length / connections);
  const start = (client * Math.max(share, 1)) % requests.length;
  const own =
    share > 0
      ? requests.slice(start, start + share)
      : [...requests.slice(start), ...requests.slice(0, start)];
  return own.map(({ headers: more, ...request }) => ({
    ...request,
    ...(more === undefined ? {} : { headers: { ...headers, ...more } }),
  }));
}
