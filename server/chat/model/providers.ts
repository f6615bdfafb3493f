/** How a service differs from plain OpenAI chat completions. */
export interface Provider {
  readonly url: string;
  /**
   * How to make the output follow the schema: a response format with the schema in `json_schema` or
   * `schema`, or a forced tool call; undefined leaves it to the prompt.
   */
  readonly output?: "json_schema" | "schema" | "tool";
  readonly limit?: "max_completion_tokens";
  /** False when some models accept only their default. */
  readonly temperature?: false;
}

/** The values of UPSTREAM, each with the page it was read on. */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  // https://docs.ollama.com/api/openai-compatibility
  ollama: { url: "http://127.0.0.1:11434/v1", output: "json_schema" },
  // https://github.com/openai/openai-node/blob/master/src/resources/chat/completions/completions.ts
  openai: {
    url: "https://api.openai.com/v1",
    output: "json_schema",
    limit: "max_completion_tokens",
    temperature: false,
  },
  // https://platform.claude.com/docs/en/cli-sdks-libraries/libraries/openai-sdk
  anthropic: { url: "https://api.anthropic.com/v1", output: "tool" },
  // https://openrouter.ai/docs/structured-outputs
  openrouter: { url: "https://openrouter.ai/api/v1", output: "json_schema" },
  // https://docs.vllm.ai/en/latest/features/structured_outputs/
  vllm: { url: "http://127.0.0.1:8000/v1", output: "json_schema" },
  // https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
  llamacpp: { url: "http://127.0.0.1:8080/v1", output: "schema" },
};
