/** What one service does otherwise than the others, of those that speak OpenAI's chat completions. */
export interface Provider {
  readonly url: string;
  /** Where the schema that its output must keep to is written; undefined where none is heard. */
  readonly schema?: "json_schema" | "schema";
  readonly limit?: "max_completion_tokens";
  /** False where some models refuse any but their own. */
  readonly temperature?: false;
}

/** What UPSTREAM may be; beside each, the page it was read on. */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  // https://docs.ollama.com/api/openai-compatibility
  ollama: { url: "http://127.0.0.1:11434/v1", schema: "json_schema" },
  // Not verified: no page of its own could be read.
  openai: {
    url: "https://api.openai.com/v1",
    schema: "json_schema",
    limit: "max_completion_tokens",
    temperature: false,
  },
  // https://platform.claude.com/docs/en/api/openai-sdk: response_format is ignored.
  anthropic: { url: "https://api.anthropic.com/v1" },
  // https://openrouter.ai/docs/structured-outputs
  openrouter: { url: "https://openrouter.ai/api/v1", schema: "json_schema" },
  // https://docs.vllm.ai/en/latest/features/structured_outputs/
  vllm: { url: "http://127.0.0.1:8000/v1", schema: "json_schema" },
  // https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
  llamacpp: { url: "http://127.0.0.1:8080/v1", schema: "schema" },
};
