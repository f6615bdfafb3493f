import { isClientGone } from "../ops/turns.ts";
import type { AnyTool } from "./tool.ts";

/** Called after every tool call, with seconds and the result's `status`, `error`, or `gone`. */
export type NoteCall = (tool: string, outcome: string, seconds: number) => void;

/** The same tool, reporting its calls. */
export const timed = <Context>(tool: AnyTool<Context>, note: NoteCall): AnyTool<Context> => ({
  ...tool,
  call: (input, context) => {
    const started = performance.now();
    const tell = (outcome: string): void =>
      note(tool.name, outcome, (performance.now() - started) / 1000);
    try {
      const answering = tool.call(input, context);
      if (!(answering instanceof Promise)) {
        tell(outcomeOf(answering.result));
        return answering;
      }
      return answering.then(
        (answer) => {
          tell(outcomeOf(answer.result));
          return answer;
        },
        (error: unknown) => {
          tell(isClientGone(error) ? "gone" : "error");
          throw error;
        },
      );
    } catch (error) {
      tell("error");
      throw error;
    }
  },
});

const outcomeOf = (result: object): string => {
  const status: unknown = Reflect.get(result, "status");
  return typeof status === "string" ? status : "ok";
};
