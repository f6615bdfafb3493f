import { CACHE_SECONDS } from "../../../server/contract/limits.ts";
import { getOpenApi } from "../../../server/contract/discovery-routes.ts";
import { mcpPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";

export const toApiIntroduction = (): Html =>
  html`<p class="lede">
      Open data on US credit cards, transfer partners and point values, as JSON. No key, no sign-up,
      open to every origin.
    </p>
    <div class="prose">
      <p>
        Everything here is also in <a href="${getOpenApi.path}">openapi.json</a> (OpenAPI 3.1), from
        which this page is built. Agents may prefer <a href="${mcpPage.path}">MCP</a>.
      </p>
      <p class="unscripted">
        In the commands, <code>${ORIGIN}</code> stands for the address of this service.
      </p>
      <ul>
        <li>
          Answers may be cached for ${CACHE_SECONDS / 60} minutes and carry an <code>ETag</code>;
          send it as <code>If-None-Match</code> to get a <code>304</code> when nothing has changed.
        </li>
        <li>
          Every error is JSON: <code>{"error": "what is wrong and what to do"}</code>. Errors are
          never cached.
        </li>
        <li>
          Names of issuers, networks and programs ignore case and punctuation; nicknames work too:
          <code>amex</code>, <code>mc</code>, <code>UR</code>.
        </li>
        <li>
          A copy on a static host answers every <code>GET</code> without a query. Filters and
          <code>POST</code> need the server.
        </li>
        <li>
          Not in the free catalog: earn rates, amounts of offers and credits, transfer ratios, bonus
          sizes and end dates, and cards closed to new applicants.
        </li>
      </ul>
    </div>`;
