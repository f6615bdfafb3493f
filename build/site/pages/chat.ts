import { CHAT_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from "../../../server/contract/addresses.ts";
import { DEFAULT_CEILINGS, PLANS } from "../../../server/accounts/plans.ts";
import { MODEL } from "../../../server/chat/wire/models.ts";
import { getSkill } from "../../../server/contract/discovery-routes.ts";
import { chatPage, mcpPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { CHAT_SNIPPETS } from "../docs/chat-snippets.ts";
import { toHeading, toLongPage } from "../docs/layout.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toSnippet, withOrigin } from "../snippets.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toNumber } from "../words.ts";

/** Introduces the chat: how to get a key, and how programs use it. */
export function answerChatPage(facts: SiteFacts): readonly Answer[] {
  const places = facts.withMembers ? [KEY, USE, LIMITS, ANSWERS] : [ANSWERS];
  const forMembers = html`${toAccess()} ${toHeading(KEY)} ${toKeys()} ${toHeading(USE)} ${toUse()}
  ${toHeading(LIMITS)} ${toLimits()}`;
  const body = html`${toIntroduction()} ${facts.withMembers ? forMembers : toAbsence()}
  ${toHeading(ANSWERS)} ${toHonesty()}`;
  const page = {
    section: chatPage,
    title: chatPage.summary,
    description: "Ask questions about your own cards and points from any OpenAI client.",
    script: "docs.js",
    content: toLongPage("Ask about your own cards", places, body),
  } as const;
  return publish(chatPage, {}, page, facts);
}

const KEY = { id: "key", title: "Get a key" };
const USE = {
  id: "use",
  title: "Use it",
  within: CHAT_SNIPPETS.map(({ id, title }) => ({ id, title })),
};
const LIMITS = { id: "limits", title: "Limits" };
const ANSWERS = { id: "answers", title: "How good the answers are" };

/** One example per kind of question that the chat handles well. */
const QUESTIONS = [
  "Which card should I use at Costco?",
  "Is the Amex Platinum worth renewing?",
  "What expires this month?",
  "Which of my points can go to Hyatt?",
  "What are my points worth?",
  "Am I under 5/24?",
  "Which of my cards covers a rental car?",
];

const toIntroduction = (): Html =>
  html`<p class="lede">
      The chat answers questions about a member's cards and points, with sources and caveats. It
      speaks the OpenAI chat-completions format, so any OpenAI client can ask it.
    </p>
    <ul class="questions">
      ${QUESTIONS.map((question) => html`<li>${question}</li>`)}
    </ul>`;

const toAccess = (): Html =>
  html`<p>
      It only reads. Changes to the wallet go through the
      <a href="${mcpPage.path}#wallet">member tools</a>, which the chat also reads with. In a
      browser, members <a href="/account/chat">ask here</a>.
    </p>
    <p class="hint">
      Accounts need a server that has them. On a static copy of the catalog the links to them lead
      nowhere.
    </p>`;

const toAbsence = (): Html =>
  html`<p>
    This server has only the catalog: no accounts, so no chat. Whoever runs it can build the facts
    for members from tables; <code>cardfile build --help</code> says how.
  </p>`;

const toKeys = (): Html =>
  html`<ol>
      <li>
        <a href="${SIGN_UP_PATH}">Sign up</a>: an email address and a password; or
        <a href="${SIGN_IN_PATH}">sign in</a>.
      </li>
      <li>
        Make an API key under <a href="/account/keys">API keys</a>, with the scope
        <code>service:chat</code>. It is shown once and can be revoked at any time.
      </li>
      <li>Put it into the environment of your program, as <code>CARDFILE_KEY</code>.</li>
    </ol>
    <p>
      A key is for your own account. An application that asks for other people uses OAuth 2.1: a
      code with PKCE, the scope <code>service:chat</code>, and
      <code>${withOrigin(ORIGIN + CHAT_PATH)}</code> as the resource. Access tokens last an hour;
      refresh tokens rotate. A client finds the addresses from the first 401 (RFC 9728).
    </p>`;

const toUse = (): Html =>
  html`<p class="unscripted"><code>${ORIGIN}</code> stands for the address of this service.</p>
    <p>
      The base address is <code>${CHAT_PATH}</code>, the model is <code>${MODEL}</code>. A personal
      agent can install <a href="${getSkill.path}">a skill</a> that teaches it to ask.
    </p>
    ${CHAT_SNIPPETS.map(
      ({ id, title, code }) =>
        html`<h3 id="${id}">${title}</h3>
          ${toSnippet(code)}`,
    )}
    <h3>What comes back</h3>
    <ul>
      <li>
        The answer is in <code>choices[0].message.content</code>. Sources appear as
        <code>[1]</code> in the text, in a list below it, and in <code>message.annotations</code>.
      </li>
      <li>
        With <code>response_format: {"type": "json_object"}</code> the content is
        <code>{"kind", "answer", "sources", "as_of"}</code>; <code>kind</code> is
        <code>answer</code>, <code>clarify</code> (it asks you) or <code>refuse</code>.
      </li>
      <li>The chat keeps nothing between calls: for a follow-up, send the earlier turns too.</li>
    </ul>`;

const toLimits = (): Html =>
  html`<div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col" class="number">Questions a day</th>
            <th scope="col" class="number">Tool calls a day</th>
          </tr>
        </thead>
        <tbody>
          ${PLANS.map(
            (plan) =>
              html`<tr>
                <th scope="row">${plan}</th>
                <td class="number">${toNumber(DEFAULT_CEILINGS[plan].chat)}</td>
                <td class="number">${toNumber(DEFAULT_CEILINGS[plan].tools)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>
      These are the default limits; whoever runs the server may set others. Days are in UTC. The
      headers <code>x-ratelimit-limit-requests</code>,
      <code>x-ratelimit-remaining-requests</code> and <code>x-ratelimit-reset-requests</code> say
      where you stand.
    </p>
    <ul>
      <li>
        Works: streaming, <code>stop</code>, <code>max_tokens</code>, usage. Token counts are
        estimates, four characters a token.
      </li>
      <li>
        Refused, because it would change the shape of the answer: <code>n</code> above 1,
        <code>logprobs</code>, audio, forced tools, a schema.
      </li>
      <li>Ignored: settings that only steer sampling, such as <code>temperature</code>.</li>
    </ul>`;

const toHonesty = (): Html =>
  html`<ul>
    <li>
      The engine is built in: no language model, no network, the same answer to the same question.
      Whoever runs the server may let a language model of their own read the questions; the answers
      still come from the tools.
    </li>
    <li>Numbers come only from tool results. Point values are estimates.</li>
    <li>
      It answers about four in five questions written by others correctly. Where it is unsure, it
      asks or says what else you may mean. Check what matters against the sources it names.
    </li>
    <li>It speaks English, covers US cards and gives no advice on borrowing.</li>
  </ul>`;
