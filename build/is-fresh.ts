import { join } from "node:path";
import { findChange, tellSettings } from "./freshness.ts";

/**
 * Exits with 0 when dist in the current folder is up to date. Bundled into dist so that `npm start`
 * can check without loading anything else.
 */
const root = process.cwd();
const settings = tellSettings(process.env);
const change = findChange({ root, data: join(root, "data"), settings }, join(root, "dist"));
process.exitCode = change === undefined ? 0 : 1;
