import { parentPort, workerData } from "node:worker_threads";
import { learn } from "./learn.ts";
import { encodeLore } from "./model.ts";

/** A thread that learns the phrasings it is given and tells what it learned, as bytes. */
parentPort?.postMessage(encodeLore(learn(workerData)));
