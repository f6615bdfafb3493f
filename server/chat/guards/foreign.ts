import { type Draft, refuse } from "../compose/draft.ts";
import { line } from "../compose/line.ts";

/** Only English is understood; whoever writes Spanish is told so in Spanish, others in English. */
const IN_SPANISH = refuse(
  line`Lo siento, por ahora solo entiendo preguntas en inglés. Con mucho gusto le respondo, por ejemplo:`,
  line`"Which card should I use for groceries?" (qué tarjeta usar), "What are my points worth?" (cuánto valen mis puntos), "When is my next annual fee due?" (cuándo se cobra la próxima cuota anual).`,
);

const IN_ENGLISH = refuse(
  line`I only understand English so far. Ask me in English about US credit cards, points, transfers, fees and the benefits of your cards.`,
);

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const SPANISH = toSet(
  "el la los las un una unos unas de del que qué y o en por para con sin mi mis tu tus su sus es son está están cuál cual cuáles cuánto cuanto cuántos cuantos cuánta cuándo cuando cómo como dónde donde debo debería puedo puede tengo tiene quiero necesito usar uso tarjeta tarjetas crédito credito puntos millas mejor más mas anual cuota hola gracias buenos buenas días tardes sobre vale pena comprar compra viaje viajar vuelo hoteles gasolina supermercado restaurantes transferir me te se lo le al si sí pero esta este hay qué",
);

/** Words of other languages that English and the names of cards do not have. */
const OTHERS = [
  toSet(
    "combien valent vaut quels le les des une est sont quelle quel quels quelles carte cartes pour avec dois je utiliser mes mon ma combien quand où meilleure bonjour merci puis mieux au aux du et sur dans pas ce cette annuelle frais",
  ),
  toSet(
    "der die das den dem ein eine einen welche welcher welches karte karten kreditkarte soll sollte ich mit für meine mein meinen wie viel wann wo ist sind und nicht beste punkte hallo danke gut kann auf von zu bei",
  ),
  toSet(
    "o os as um uma uns qual quais cartão cartões devo usar para meu minha meus pontos melhor quanto quando como onde é são não olá obrigado com em na no eu tenho",
  ),
  toSet(
    "il lo gli una quale quali carta carte dovrei usare per mio mia miei punti migliore quanto quando come dove è sono non ciao grazie con nel della del ho",
  ),
  toSet(
    "de het een welke kaart kaarten moet ik gebruiken voor mijn punten beste hoeveel wanneer hoe waar is zijn niet hallo bedankt",
  ),
] as const;

const ENGLISH = toSet(
  "the a an is are was do does did can could should would will i my me we you your it its this that which what when where who why how much many of in on at to for from with and or not have has if any get use best card cards points fee worth",
);

/** Scripts in which English is not written. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/gu;

/** What to say to a text in another language; undefined for English and for bare names. */
export function foreignReply(text: string): Draft | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters / 3) return IN_ENGLISH;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = countIn(words, ENGLISH);
  if (isMostly(countIn(words, SPANISH), english, words.length, text)) return IN_SPANISH;
  const other = Math.max(...OTHERS.map((language) => countIn(words, language)));
  return isMostly(other, english, words.length, text) ? IN_ENGLISH : undefined;
}

const countIn = (words: readonly string[], language: ReadonlySet<string>): number =>
  words.filter((word) => language.has(word)).length;

const GREETING = /^\W*(?:hola|buenos d[ií]as|buenas tardes|bonjour|guten tag|ciao|olá)\b/i;

/** Three words of it, or one in three and a greeting; more than twice the English ones. */
const isMostly = (found: number, english: number, all: number, text: string): boolean =>
  found > english * 2 &&
  (((found >= 3 || (found >= 2 && english === 0)) && found >= all * 0.35) ||
    (found >= 1 && GREETING.test(text)) ||
    (/[¿¡]/.test(text) && found >= 1));
