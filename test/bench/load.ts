import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { TSX } from "./run-script.ts";

export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
  /** Beside those of all requests of the job. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadJob {
  readonly root: string;
  readonly requests: readonly LoadRequest[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly completed: number;
  readonly seconds: number;
  /** Every HTTP status that was answered. */
  readonly statuses: readonly number[];
  readonly errors: number;
}

/** The process that sends the requests. */
export interface LoadGenerator {
  readonly run: (job: LoadJob) => Promise<LoadFigures>;
  readonly stop: () => void;
}

export function startLoadGenerator(): LoadGenerator {
  const script = join(import.meta.dirname, "load-run.ts");
  const child = fork(script, [], { execArgv: [...TSX] });
  return {
    run: async (job) => {
      child.send(job);
      const [figures]: LoadFigures[] = await once(child, "message");
      if (figures === undefined) throw new Error("the load generator said nothing");
      return figures;
    },
    stop: () => void child.kill(),
  };
}
