import { toBraces } from "../../../server/contract/addresses.ts";
import { downloadsPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toScore, toShare } from "../../answers/score.ts";
import { toSentence } from "../sentence.ts";
import { toSnippet } from "../snippets.ts";
import {
  type DatasetDownloads,
  type Download,
  type OtherDownloads,
  toDatasets,
  toOthers,
} from "../downloads/files.ts";
import { toRowsCheck, toSumsCheck } from "../downloads/checks.ts";
import { DATASET_NAMES, toFormat, toSize } from "../downloads/labels.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toCount, toDay, toNumber } from "../words.ts";

const LICENCE = "https://creativecommons.org/licenses/by/4.0/";

export const answerDownloadsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    downloadsPage,
    {},
    {
      section: downloadsPage,
      title: downloadsPage.summary,
      description: "Every dataset as a file, with its size and SHA-256, free under CC BY 4.0.",
      script: "docs.js",
      content: toContent(facts),
    },
    facts,
  );

function toContent({ answers, releasedAt }: SiteFacts): Html {
  const datasets = toDatasets(answers);
  const { cells, own, issuer, recent } = toScore(answers, releasedAt.slice(0, 10));
  return html`<h1>${downloadsPage.summary}</h1>
    <p class="lede">
      Whole datasets as files, released on ${toDay(releasedAt)}. Free to use under
      <a href="${LICENCE}" rel="license">CC BY 4.0</a>: name &ldquo;cardfile, the open catalog of US
      credit cards&rdquo; as the source.
    </p>
    <p class="prose">
      Of ${toNumber(cells)} published facts, ${toShare(own, cells)} have a source of their own,
      ${toShare(issuer, cells)} rest on the issuer&rsquo;s own page, and ${toShare(recent, cells)}
      were checked in the six months before the release.
    </p>
    ${datasets.map(drawDataset)}
    <h2 id="verify">Verify your download</h2>
    <p class="prose">
      Download the files and compare their SHA-256 with those above. A later release has different
      files and sums.
    </p>
    ${toSnippet(toSumsCheck(datasets))}
    <p class="prose">
      The envelope of a JSON file has a checksum of its own, over the canonical JSON of its rows:
      keys sorted, no whitespace, UTF-8. It does not change with the time of a release, so equal
      sums mean equal rows. These two lines print the same:
    </p>
    ${toSnippet(toRowsCheck(datasets))}
    <h2 id="more">Other files</h2>
    <p class="prose">
      Every address below is a file too. An address with a name in braces has one file for each.
    </p>
    ${drawOthers(toOthers(answers))}`;
}

const drawDataset = ({ dataset, rows, checksum, files }: DatasetDownloads): Html =>
  html`<section aria-labelledby="${dataset}">
    <h2 id="${dataset}">${DATASET_NAMES[dataset]}</h2>
    <div class="table files">
      <table aria-labelledby="${dataset}">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Format</th>
            <th scope="col" class="number">Rows</th>
            <th scope="col" class="number">Size</th>
            <th scope="col">SHA-256 of the file</th>
          </tr>
        </thead>
        <tbody>
          ${files.map((file) => drawFile(file, rows))}
        </tbody>
      </table>
    </div>
    <p class="hint">Checksum in the JSON envelope: <code>${checksum}</code></p>
  </section>`;

const drawFile = ({ url, name, contentType, bytes, sha256 }: Download, rows: number): Html =>
  html`<tr>
    <th scope="row"><a href="${url}" download="${name}">${name}</a></th>
    <td>${toFormat(contentType)}</td>
    <td class="number">${rows}</td>
    <td class="number">${toSize(bytes)}</td>
    <td class="sum"><code>${sha256}</code></td>
  </tr>`;

const drawOthers = (others: readonly OtherDownloads[]): Html =>
  html`<div class="table files">
    <table aria-labelledby="more">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">What it is</th>
          <th scope="col">Format</th>
          <th scope="col" class="number">Size</th>
        </tr>
      </thead>
      <tbody>
        ${others.map(drawOther)}
      </tbody>
    </table>
  </div>`;

function drawOther({ route, files }: OtherDownloads): Html {
  const [first] = files;
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const template = toBraces(route.path);
  const isOne = route.params === undefined;
  return html`<tr>
    <th scope="row">${isOne ? html`<a href="${route.path}">${template}</a>` : template}</th>
    <td>
      ${toSentence(route.summary)}${!isOne && html` <span class="tag">${toCount(files.length, "file")}</span>`}
    </td>
    <td>${first && toFormat(first.contentType)}</td>
    <td class="number">${toSize(size)}</td>
  </tr>`;
}
