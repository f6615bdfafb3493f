import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { installOwnPackages } from "../support/own-packages.ts";
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

/** The process that sends the requests, started with the first job. */
export interface LoadGenerator {
  readonly run: (job: LoadJob) => Promise<LoadFigures>;
  readonly stop: () => void;
}

export function createLoadGenerator(): LoadGenerator {
  let child: ChildProcess | undefined;
  return {
    run: async (job) => {
      child ??= await startChild();
      child.send(job);
      const [figures]: LoadFigures[] = await once(child, "message");
      if (figures === undefined) throw new Error("the load generator said nothing");
      return figures;
    },
    stop: () => void child?.kill(),
  };
}

async function startChild(): Promise<ChildProcess> {
  await installOwnPackages("test/bench/rivals");
  return fork(join(import.meta.dirname, "rivals/load-run.ts"), [], { execArgv: [...TSX] });
}
