import * as z from "zod";

/** The members of a JSON Schema that tell what a value is, without those that only validate. */
export const jsonNode = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonNode).optional();
  },
  get items() {
    return jsonNode.optional();
  },
  get anyOf() {
    return z.array(jsonNode).optional();
  },
  /** What the values of a record are; false and true say nothing. */
  get additionalProperties() {
    return jsonNode.optional().catch(undefined);
  },
});

export type JsonNode = z.infer<typeof jsonNode>;
