import type { Certificate } from "../../accounts/wallet.ts";
import { wordsOf } from "../../contract/names.ts";
import { NeedsInput, UnknownName } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { type CertificateInput, fits } from "./new-certificate.ts";

/**
 * The certificate that is meant; `card` is the id of the held card that gave it. Of some that differ in
 * nothing, the first one is as good.
 */
export function getCertificate(
  scene: Scene,
  among: readonly Certificate[],
  wanted: Omit<CertificateInput, "action">,
): Certificate {
  const exact = among.find(({ id }) => id === wanted.certificate);
  if (exact !== undefined) return exact;
  const words = wordsOf(wanted.certificate ?? "").filter((word) => !FILLERS.has(word));
  const matches = among.filter(
    (one) =>
      fits(wanted.program, one.program) &&
      fits(wanted.cap, one.cap_points) &&
      fits(wanted.expires_on, one.expires_on) &&
      fits(wanted.owner, one.owner) &&
      fits(wanted.card, one.wallet_card_id) &&
      isCalled(scene, one, words),
  );
  const [first] = matches;
  const toCandidate = (one: Certificate) => ({ id: one.id, label: nameOf(scene, one) });
  if (first === undefined) {
    throw new UnknownName(
      `No such certificate among ${among.length} in the wallet. See list_certificates for their ids.`,
      { given: wanted.certificate, candidates: among.slice(0, MAX_CANDIDATES).map(toCandidate) },
    );
  }
  if (new Set(matches.map(looksOf)).size === 1) return first;
  throw new NeedsInput(`${matches.length} certificates fit. Which one?`, {
    argument: "certificate",
    given: wanted.certificate,
    candidates: matches.slice(0, MAX_CANDIDATES).map(toCandidate),
  });
}

const MAX_CANDIDATES = 8;
const FILLERS = new Set(
  "a an award card cert certificate certificates from my of one the".split(" "),
);

function isCalled(scene: Scene, one: Certificate, words: readonly string[]): boolean {
  const { wallet, facts } = scene;
  const entry = wallet.cards.find(({ id }) => id === one.wallet_card_id);
  const program = facts.programs.get(one.program ?? "");
  const card = facts.cards.get(entry?.card_id ?? "");
  const names = [one.name, one.kind, one.owner, program?.name, program?.key, card?.card_name]
    .concat(program?.aliases ?? [])
    .flatMap((name) => wordsOf((name ?? "").replaceAll("_", " ")));
  return words.every((word) =>
    names.some((name) => name === word || name === `${word}s` || word === `${name}s`),
  );
}

const looksOf = ({ id: _id, ...looks }: Certificate): string =>
  JSON.stringify(Object.entries(looks).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function nameOf({ facts }: Scene, one: Certificate): string {
  const more = [
    facts.programs.get(one.program ?? "")?.name ?? "",
    one.cap_points === undefined ? "" : `up to ${one.cap_points} points`,
    one.expires_on === undefined ? "" : `expires ${one.expires_on}`,
    one.owner,
  ].filter((part) => part !== "");
  return `${one.name} (${more.join(", ")})`;
}
