const SAID_MS = 2000;

/** Adds a copy button to each command and settings block. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".snippet pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => void copy(block, button));
    block.after(button);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.textContent = await write(block);
  setTimeout(() => {
    button.textContent = "Copy";
  }, SAID_MS);
}

/** Selects the text instead where the browser denies clipboard access, as on plain http. */
async function write(block: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(block.textContent);
    return "Copied";
  } catch {
    getSelection()?.selectAllChildren(block);
    return "Selected";
  }
}
