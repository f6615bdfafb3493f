import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import * as z from "zod";

/** The parts of npm's CycloneDX 1.5 document used here; the rest is passed through. */
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
  /** Our package name; npm would use the name of the folder. */
  readonly name: string;
  readonly installed: ReadonlySet<string>;
  readonly bundled: ReadonlySet<string>;
}

/**
 * The package's bill of materials: what npm installs with it and what is bundled. npm's development
 * marks cannot be used, since they include packages that are bundled or used both ways. It is
 * reproducible: it has no time or npm version, and its serial number is a hash of the content.
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

/** A UUID version 8, which allows custom bits (RFC 9562). */
function toSerial(content: Sbom): string {
  const digest = hash("sha256", JSON.stringify({ ...content, serialNumber: "" }));
  const [a, b, c, d, e] = [8, 12, 15, 18, 30].map((end, at, ends) =>
    digest.slice(ends[at - 1] ?? 0, end),
  );
  return `urn:uuid:${a}-${b}-8${c}-9${d}-${e}`;
}
