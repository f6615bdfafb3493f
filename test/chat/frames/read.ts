import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { frame } from "../../../server/chat/frame.ts";

const framed = z.strictObject({
  /** The case of the evaluation whose last question this is. */
  case: z.string(),
  frame,
});

/** Frames written by hand, one file an area. */
export const readFrames = () =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      return z.array(framed).parse(JSON.parse(text));
    });
