import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

const REFUSED = "The passkey was not used. Try again, or sign in another way.";

/* Asks for a passkey when a passkey form is submitted, and sends the browser's answer. */
for (const place of document.querySelectorAll<HTMLElement>("[data-passkey]")) {
  const form = place.querySelector("form");
  const field = form?.querySelector<HTMLInputElement>("input[name=credential]");
  if (!form || !field || !browserSupportsWebAuthn()) continue;
  place.hidden = false;
  form.addEventListener("submit", (event) => {
    if (field.value !== "") return;
    event.preventDefault();
    ask(place)
      .then((credential) => send(form, field, credential))
      .catch(() => {
        const told = form.querySelector(".error");
        if (told) told.textContent = REFUSED;
      });
  });
}

function send(form: HTMLFormElement, field: HTMLInputElement, credential: object): void {
  field.value = JSON.stringify(credential);
  form.submit();
}

function ask({ dataset }: HTMLElement): Promise<object> {
  // The server wrote the options for the one of the two calls below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const optionsJSON = JSON.parse(
    dataset["options"] ?? "{}",
  ) as PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
  return dataset["passkey"] === "create"
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}
