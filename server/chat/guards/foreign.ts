import { type Draft, refuse } from "../compose/draft.ts";
import { line } from "../compose/line.ts";

/* Only English is understood; other common languages get a reply in kind before any name lookup. */

const IN_SPANISH = refuse(
  line`Lo siento, por ahora solo entiendo preguntas en inglés. Con mucho gusto le respondo si me pregunta, por ejemplo:`,
  line`"Which card should I use for groceries?" (qué tarjeta usar en el supermercado), "What are my points worth?" (cuánto valen mis puntos), "When is my next annual fee due?" (cuándo se cobra la próxima cuota anual).`,
);

const IN_ENGLISH = refuse(
  line`Sorry, I only understand English so far. You can ask me in English, for example: "Which card should I use for groceries?", "What are my points worth?", "When is my next annual fee due?"`,
);

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

interface Language {
  readonly words: ReadonlySet<string>;
  readonly reply: Draft;
}

const language = (words: string, reply = IN_ENGLISH): Language => ({ words: toSet(words), reply });

/** Words absent from English and from card names. */
const LANGUAGES: readonly Language[] = [
  language(
    "el la los las un una unos unas de del que qué y o en por para con sin mi mis tu tus su sus es son está están cuál cual cuáles cuales cuánto cuanto cuántos cuantos cuánta cuándo cuando cómo como dónde donde debo debería puedo puede tengo tiene quiero necesito usar uso tarjeta tarjetas crédito credito puntos millas mejor más mas anual cuota hola gracias buenos buenas días tardes sobre vale pena comprar compra viaje viajar vuelo hoteles gasolina supermercado restaurantes transferir me te se lo le al si sí pero esta este hay conviene pago oye disculpe porfa",
    IN_SPANISH,
  ),
  language(
    "combien valent vaut quels quel le les des une est sont quelle quelles carte cartes pour avec dois je utiliser mes mon ma quand où meilleure bonjour merci puis mieux au aux du et sur dans pas ce cette annuelle frais",
  ),
  language(
    "der die das den dem ein eine einen welche welcher welches karte karten kreditkarte soll sollte ich mit für meine mein meinen wie viel wann wo ist sind und nicht beste punkte hallo guten danke gut kann auf von zu bei beim",
  ),
  language(
    "o os as um uma uns qual quais cartão cartões devo usar para meu minha meus pontos melhor quanto quando como onde é são não olá obrigado com em na no eu tenho mercado",
  ),
  language(
    "il lo gli una quale quali carta carte dovrei usare per mio mia miei punti migliore quanto quando come dove è sono non ciao grazie con nel della del ho",
  ),
  language(
    "de het een welke kaart kaarten moet ik gebruiken voor mijn punten beste hoeveel wanneer hoe waar is zijn niet hallo bedankt",
  ),
];

const GREETINGS = toSet("hola buenos buenas bonjour hallo guten olá ciao");

const ENGLISH = toSet(
  "the a an is are was do does did can could should would will i my me we you your it its this that which what when where who why how much many of in on at to for from with and or not have has if any get use best card cards points fee worth",
);

/** Scripts in which English is not written. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/gu;
const LETTER = /\p{L}/gu;
const WORD = /\p{L}+/gu;

/** A reply to a text in another language; undefined for English and for bare names. */
export function foreignReply(text: string): Draft | undefined {
  const letters = text.match(LETTER)?.length ?? 0;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters / 3) return IN_ENGLISH;
  const words = text.toLowerCase().match(WORD) ?? [];
  const english = countIn(words, ENGLISH);
  const isMarked = text.includes("¿") || text.includes("¡") || GREETINGS.has(words[0] ?? "");
  const [most] = LANGUAGES.map((one) => ({ ...one, found: countIn(words, one.words) })).toSorted(
    (a, b) => b.found - a.found,
  );
  if (most === undefined || most.found <= english * 2) return undefined;
  const least = isMarked ? 1 : english === 0 ? 2 : 3;
  const share = isMarked ? 0 : MIN_SHARE;
  return most.found >= least && most.found >= words.length * share ? most.reply : undefined;
}

/** The smallest share of words that makes a text one of that language. */
const MIN_SHARE = 0.35;

const countIn = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length;
