import type { Certificate } from "../../accounts/wallet.ts";
import { wordsOf } from "../../contract/names.ts";
import { NeedsInput, UnknownName } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";

interface Wanted {
  /** An id, or words of the name, kind, program or card. */
  readonly certificate?: string | undefined;
  readonly program?: string | undefined;
  readonly cap?: number | undefined;
  readonly expires_on?: string | undefined;
  readonly owner?: string | undefined;
  /** The id of the held card that gave it. */
  readonly card?: string | undefined;
}

/** The certificate that is meant. Of some that differ in nothing, the first one is as good. */
export function getCertificate(
  scene: Scene,
  among: readonly Certificate[],
  wanted: Wanted,
): Certificate {
  const exact = among.find(({ id }) => id === wanted.certificate);
  if (exact !== undefined) return exact;
  const words = wordsOf(wanted.certificate ?? "").filter((word) => !FILLERS.has(word));
  const found = among.filter(
    (one) =>
      (wanted.program === undefined || one.program === wanted.program) &&
      (wanted.cap === undefined || one.cap_points === wanted.cap) &&
      (wanted.expires_on === undefined || one.expires_on === wanted.expires_on) &&
      (wanted.owner === undefined || one.owner === wanted.owner) &&
      (wanted.card === undefined || one.wallet_card_id === wanted.card) &&
      isCalled(scene, one, words),
  );
  const [first] = found;
  const toCandidate = (one: Certificate) => ({ id: one.id, label: nameOf(scene, one) });
  if (first === undefined) {
    throw new UnknownName(
      `No such certificate among ${among.length} in the wallet. See list_certificates for their ids.`,
      { given: wanted.certificate, candidates: among.slice(0, MOST_CANDIDATES).map(toCandidate) },
    );
  }
  if (new Set(found.map(looksOf)).size === 1) return first;
  throw new NeedsInput(`${found.length} certificates fit. Which one?`, {
    argument: "certificate",
    given: wanted.certificate,
    candidates: found.slice(0, MOST_CANDIDATES).map(toCandidate),
  });
}

const MOST_CANDIDATES = 8;
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
