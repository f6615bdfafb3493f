import { learn, type Phrasings } from "./learn.ts";
import { encodeLore } from "./model.ts";

/** A process that learns the phrasings it is sent, and sends back what it learned, as bytes. */
process.once("message", (phrasings: Phrasings) => {
  process.send?.(encodeLore(learn(phrasings)), () => process.disconnect());
});
