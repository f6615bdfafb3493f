import { wordsOf } from "../../../../server/contract/names.ts";
import { split } from "../../cards/card-facts.ts";
import { get } from "../elements.ts";

/** Suggests topic lists below the search for what is typed: "lounge", "no annual fee". */
export function createTopicsView(): (search: string) => void {
  const list = get("#topics ul", HTMLUListElement);
  const topics = [...list.querySelectorAll("li")].map((item) => {
    const names = split(item.dataset["names"] ?? "").map((name) => ` ${wordsOf(name).join(" ")}`);
    return { item, names };
  });
  return (search) => {
    const words = wordsOf(search);
    for (const { item, names } of topics) {
      const fits = (name: string) => words.every((word) => name.includes(` ${word}`));
      item.hidden = words.length === 0 || !names.some(fits);
    }
    list.hidden = topics.every(({ item }) => item.hidden);
  };
}
