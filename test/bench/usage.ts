import { readdirSync, readFileSync } from "node:fs";

const NANOSECONDS = 1e9;

/** Seconds of CPU a process has used, all its threads together (Linux). */
export function readCpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + readThread(`/proc/${pid}/task/${thread}`), 0);
}

/** A thread that has just ended counts as nothing. */
function readThread(folder: string): number {
  try {
    const [running = "0"] = readFileSync(`${folder}/schedstat`, "utf8").split(" ");
    return Number(running) / NANOSECONDS;
  } catch {
    return 0;
  }
}

/** Memory a process has resident, in MiB (Linux). */
export function readRssMib(pid: number): number {
  const [, kib = "NaN"] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}
