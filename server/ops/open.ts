import { describeListenError } from "./listen-error.ts";
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { Logger } from "./log.ts";
import type { Gauges, Metrics } from "./metrics.ts";
import { type WatchRequests, watchRequests } from "./watch.ts";

export interface OpsOptions extends Gauges {
  /** Interface and port for the operator; undefined when there is none. */
  readonly listen: { readonly host: string; readonly port: number } | undefined;
  /** True when every request is logged. */
  readonly accessLog: boolean;
  readonly logger: Logger;
}

/** Logs and metrics of a running server. */
export interface Ops {
  /** Undefined when requests are neither logged nor counted, so that they cost nothing. */
  readonly watch: WatchRequests | undefined;
  readonly metrics: Metrics | undefined;
  readonly server: Server | undefined;
}

/** Opens what is configured; loads the metrics library only then. */
export async function openOps(options: OpsOptions): Promise<Ops> {
  const { listen, accessLog, logger, isReady } = options;
  const metrics =
    listen === undefined ? undefined : (await import("./metrics.ts")).createMetrics(options);
  const watch =
    metrics === undefined && !accessLog
      ? undefined
      : watchRequests({
          metrics,
          event: accessLog ? logger.event : undefined,
          newId: () => `req_${randomBytes(12).toString("hex")}`,
          clock: () => performance.now(),
        });
  if (listen === undefined || metrics === undefined) return { watch, metrics, server: undefined };
  const { createOpsServer } = await import("./port.ts");
  const server = createOpsServer({ metrics, isReady });
  const { host, port } = listen;
  server.on("error", (error) =>
    logger.log(describeListenError(error, { host, port, name: "OPS_" })),
  );
  server.listen(port, host, () => {
    const address = server.address();
    const taken = typeof address === "object" && address ? address.port : port;
    logger.log(`  metrics  http://${host}:${taken}/metrics`, "info");
  });
  return { watch, metrics, server };
}
