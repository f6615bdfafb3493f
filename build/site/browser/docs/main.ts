import { addCopyButtons } from "./copy.ts";
import { fillInstallLinks } from "./install.ts";
import { startForms } from "./forms.ts";
import { startToolBox } from "./tool-box.ts";

/* Shows the parts that are hidden without scripts. */
document.documentElement.classList.add("scripted");

for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
fillInstallLinks();
addCopyButtons();
startForms();
startToolBox();
