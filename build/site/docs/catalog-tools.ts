import * as z from "zod";
import { catalogTools } from "../../../server/catalog-mcp/registry.ts";
import { CATALOG_MCP_PATH } from "../../../server/contract/addresses.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { schema } from "./description.ts";
import { toFieldList } from "./fields.ts";
import { TOOL_EXAMPLES } from "./tool-examples.ts";
import { toSentence } from "../sentence.ts";

/** The free catalog tools, from their definitions. */
export const toCatalogTools = (): readonly Html[] =>
  catalogTools.map(({ name, title, description, input }) => {
    const fields = schema.parse(z.toJSONSchema(input, { io: "input" }));
    return html`<section class="operation" id="${name}" aria-labelledby="${name}-name">
      <h3 id="${name}-name"><code>${name}</code></h3>
      <p><strong>${title}.</strong> ${toSentence(description)}</p>
      <details>
        <summary>Arguments of ${name}</summary>
        ${toFieldList(fields)}
      </details>
    </section>`;
  });

const exampleOf = (name: string): string => JSON.stringify(TOOL_EXAMPLES[name] ?? {});

/** A form that calls a tool on the page's own server; hidden without scripts. */
export const toToolBox = (): Html =>
  html`<form class="try" data-mcp="${CATALOG_MCP_PATH}" aria-label="Try a tool">
    <p>
      <label for="tool">Tool</label>
      <select id="tool" name="tool">
        ${catalogTools.map(
          ({ name }) => html`<option data-example="${exampleOf(name)}">${name}</option>`,
        )}
      </select>
    </p>
    <p class="wide">
      <label for="arguments">Arguments, as JSON</label>
      <textarea id="arguments" name="arguments" rows="2" spellcheck="false">
${exampleOf(catalogTools[0]?.name ?? "")}</textarea>
    </p>
    <button>Call</button>
    <div class="said" role="status"></div>
    <pre class="answer" tabindex="0" aria-label="Result" hidden><code></code></pre>
  </form>`;
