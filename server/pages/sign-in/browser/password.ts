import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Inserted when the scripts are compiled. */
declare const COMMON_PASSWORDS: string[];

const WORDS = [
  "Very easy to guess",
  "Easy to guess",
  "Could be guessed",
  "Hard to guess",
  "Very hard to guess",
];

/* Shows how hard each new password is to guess; the server decides whether to accept it. */
for (const meter of document.querySelectorAll<HTMLMeterElement>("meter[data-password]")) {
  const input = document.querySelector<HTMLInputElement>(`#${meter.dataset["password"]}`);
  const told = meter.parentElement?.querySelector("output");
  const names = ["cardfile", ...(meter.dataset["names"] ?? "").split(/[@.]/)];
  const strength = new ZxcvbnFactory({ dictionary: { passwords: COMMON_PASSWORDS } });
  input?.addEventListener("input", () => {
    const { score } = strength.check(input.value.slice(0, 40), names);
    meter.parentElement?.toggleAttribute("hidden", input.value === "");
    meter.value = score;
    if (told) told.textContent = WORDS[score] ?? "";
  });
}
