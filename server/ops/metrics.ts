import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Values read when the metrics are scraped. */
export interface Gauges {
  /** Timestamp of the served data; undefined while there is none. */
  readonly dataVersion: () => string | undefined;
  /** Cache hits and misses of filtered answers since the data was loaded. */
  readonly cache: () => { readonly hits: number; readonly misses: number } | undefined;
  /** True while the process may get requests. */
  readonly isReady: () => boolean;
  /** True if the account database answers; undefined without accounts. */
  readonly areAccountsUp: () => Promise<boolean | undefined>;
  readonly now: () => number;
}

export interface Metrics {
  readonly request: (seen: {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  readonly tool: (name: string, outcome: string, seconds: number) => void;
  readonly chat: (outcome: string, seconds: number) => void;
  readonly model: (outcome: string) => void;
  /** The text that Prometheus reads, and its media type. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

const REQUEST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE"]);

/** Counters and histograms of one process, in a registry of their own. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addGauges(registers, gauges);
  const requests = new Histogram({
    name: "cardfile_request_seconds",
    help: "Time from a request's headers to the end of its answer, by route, method and status.",
    labelNames: ["route", "method", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const tools = new Histogram({
    name: "cardfile_tool_seconds",
    help: "Time of a tool call, by tool and outcome (ok, needs_input, refused, error).",
    labelNames: ["tool", "outcome"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const chats = new Histogram({
    name: "cardfile_chat_seconds",
    help: "Time of a chat answer, by outcome (answer, clarify, refuse, error).",
    labelNames: ["outcome"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const readings = new Counter({
    name: "cardfile_chat_model_readings_total",
    help: "Questions meant for a language model, by outcome; all but `read` were read without it.",
    labelNames: ["outcome"],
    registers,
  });
  return {
    request: ({ route, method, status, seconds }) =>
      requests.observe(
        { route, method: METHODS.has(method) ? method : "other", status: String(status) },
        seconds,
      ),
    tool: (name, outcome, seconds) => tools.observe({ tool: name, outcome }, seconds),
    chat: (outcome, seconds) => chats.observe({ outcome }, seconds),
    model: (outcome) => readings.inc({ outcome }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addGauges(registers: Registry[], gauges: Gauges): void {
  const { dataVersion, cache, isReady, areAccountsUp, now } = gauges;
  const age = new Gauge({
    name: "cardfile_data_age_seconds",
    help: "Age of the served data; absent while there is no data.",
    registers,
    collect: () => {
      const version = dataVersion();
      if (version === undefined) age.reset();
      else age.set((now() - Date.parse(version)) / 1000);
    },
  });
  const ready: Gauge = new Gauge({
    name: "cardfile_ready",
    help: "1 while the process is ready for requests.",
    registers,
    collect: () => ready.set(isReady() ? 1 : 0),
  });
  const accounts: Gauge = new Gauge({
    name: "cardfile_accounts_up",
    help: "1 while the account database answers; absent without accounts.",
    registers,
    collect: async () => {
      const isUp = await areAccountsUp();
      if (isUp === undefined) accounts.reset();
      else accounts.set(isUp ? 1 : 0);
    },
  });
  const filtered = new Counter({
    name: "cardfile_filtered_answers_total",
    help: "Filtered answers since the data was loaded, by whether they were cached.",
    labelNames: ["result"],
    registers,
    collect: () => {
      filtered.reset();
      const { hits, misses } = cache() ?? { hits: 0, misses: 0 };
      filtered.inc({ result: "hit" }, hits);
      filtered.inc({ result: "miss" }, misses);
    },
  });
}
