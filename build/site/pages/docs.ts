import { docsPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { type Description, readDescription, type Schema } from "../docs/description.ts";
import { toFieldList, toSchemaId, toType } from "../docs/fields.ts";
import { type Group, toGroups } from "../docs/groups.ts";
import { toApiIntroduction } from "../docs/introduction.ts";
import { toHeading, toLongPage } from "../docs/layout.ts";
import { toOperationSection } from "../docs/operation.ts";
import { toSentence } from "../sentence.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export function answerDocsPage(facts: SiteFacts): readonly Answer[] {
  const description = readDescription();
  const groups = toGroups(description);
  const resources = toShownSchemas(description);
  const places = [
    ...groups.map(({ id, title, operations }) => ({
      id,
      title,
      within: operations.map((one) => ({ id: one.operationId, title: one.summary })),
    })),
    { ...RESOURCES, within: resources.map(([name]) => ({ id: toSchemaId(name), title: name })) },
  ];
  const body = html`${toApiIntroduction()} ${groups.map((group) => toGroup(group, facts.answers))}
  ${toResources(resources)}`;
  const page = {
    section: docsPage,
    title: docsPage.summary,
    description: "Every route of the free catalog of US credit cards, with examples that run.",
    script: "docs.js",
    content: toLongPage("The catalog API", places, body),
  } as const;
  return publish(docsPage, {}, page, facts);
}

const RESOURCES = { id: "resources", title: "Resources" };

const toGroup = (group: Group, answers: readonly Answer[]): Html =>
  html`${toHeading(group)}
  ${group.operations.map((operation) => toOperationSection(operation, answers))}`;

type NamedSchema = readonly [name: string, schema: Schema];

/** Named schemas of answers; request bodies are shown with their operation. */
function toShownSchemas({ operations, schemas }: Description): readonly NamedSchema[] {
  const bodies = new Set(operations.map(({ body }) => body));
  return Object.entries(schemas).filter(([, schema]) => !bodies.has(schema));
}

const toResources = (shown: readonly NamedSchema[]): Html =>
  html`${toHeading(RESOURCES)}
    <p>What the answers are made of. Fields and values may be added, but not removed or renamed.</p>
    ${shown.map(toResource)}`;

const toResource = ([name, schema]: NamedSchema): Html =>
  html`<section
    class="resource"
    id="${toSchemaId(name)}"
    aria-labelledby="${toSchemaId(name)}-name"
  >
    <h3 id="${toSchemaId(name)}-name">${name}</h3>
    ${schema.description !== undefined && html`<p>${toSentence(schema.description)}</p>`}
    ${schema.properties === undefined ? html`<p>${toType(schema)}.</p>` : toFieldList(schema)}
  </section>`;
