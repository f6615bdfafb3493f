import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import * as z from "zod";

/** The part of npm's CycloneDX 1.5 document that is read or changed here; the rest stays as it is. */
const npmSbom = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({
    timestamp: z.string().optional(),
    tools: z.array(z.looseObject({ version: z.string().optional() })).default([]),
    component: z.looseObject({ "bom-ref": z.string(), name: z.string() }),
  }),
  components: z.array(
    z.looseObject({
      "bom-ref": z.string(),
      scope: z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

export type Sbom = z.infer<typeof npmSbom>;

/** The SBOM that npm makes of the lock file, with development packages. */
export function readSbom(root: string): Sbom {
  const printed = execFileSync(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--loglevel", "error"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  return npmSbom.parse(JSON.parse(printed));
}

export interface Shipped {
  /** Name of our package; npm takes that of the folder. */
  readonly name: string;
  readonly installed: ReadonlySet<string>;
  readonly bundled: ReadonlySet<string>;
}

/**
 * The bill of materials of the package: what npm installs with it and what is in its bundle. npm's own
 * marks do not tell: it counts as development what is bundled, and what is used both ways. The same sources give the same bytes: without the time and npm's version,
 * and with a serial number made of the content.
 */
export function toShippedSbom(sbom: Sbom, { name, installed, bundled }: Shipped): Sbom {
  const { timestamp: _time, component, tools, ...metadata } = sbom.metadata;
  const own = component["bom-ref"];
  const components = sbom.components
    .filter((one) => installed.has(one["bom-ref"]) || bundled.has(one["bom-ref"]))
    .map((one) => toShipped(one, bundled.has(one["bom-ref"])));
  const kept = new Set([own, ...components.map((one) => one["bom-ref"])]);
  const content: Sbom = {
    ...sbom,
    metadata: {
      ...metadata,
      tools: tools.map(({ version: _version, ...tool }) => tool),
      component: { ...component, name },
    },
    components,
    dependencies: sbom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
  return { ...content, serialNumber: toSerial(content) };
}

type Component = Sbom["components"][number];

const DEVELOPMENT = "cdx:npm:package:development";
const BUNDLED = { name: "cdx:npm:package:bundled", value: "true" };

function toShipped(one: Component, isBundled: boolean): Component {
  const isDevelopment = one.properties.some(({ name }) => name === DEVELOPMENT);
  const others = one.properties.filter(({ name }) => name !== DEVELOPMENT);
  return {
    ...one,
    scope: isDevelopment || isBundled ? "required" : one.scope,
    properties: isBundled ? [...others, BUNDLED] : others,
  };
}

/** A UUID of version 8, whose bits are for the maker to choose (RFC 9562). */
function toSerial(content: Sbom): string {
  const digest = hash("sha256", JSON.stringify({ ...content, serialNumber: "" }));
  const [a, b, c, d, e] = [8, 12, 15, 18, 30].map((end, at, ends) =>
    digest.slice(ends[at - 1] ?? 0, end),
  );
  return `urn:uuid:${a}-${b}-8${c}-9${d}-${e}`;
}
