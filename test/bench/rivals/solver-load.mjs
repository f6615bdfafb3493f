/**
 * Loads a library of solvers and prints as JSON the CPU milliseconds and the MiB of memory that takes.
 *
 * Usage: solver-load.mjs highs|yalps
 */
const [name] = process.argv.slice(2);
const started = process.cpuUsage();
const before = process.memoryUsage().rss;
if (name === "highs") await (await import("highs")).default();
else await import("yalps");
const { user, system } = process.cpuUsage(started);
const mib = (process.memoryUsage().rss - before) / 1024 ** 2;
process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, mib }));
