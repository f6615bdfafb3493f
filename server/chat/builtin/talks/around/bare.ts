const LEADS = /^(?:(?:and|ok|okay|so|but|then|well|hm+|alright|right|thanks|cool|great)[ ,.!]+)*/i;
const TAIL = /(?:[ ,]+(?:then|please|tho|though|exactly|again))*[\s.?!]*$/i;

/** The words of a short message without those around them, in lower case: "ok and when is that, exactly?" is "when is that". */
export const bareOf = (text: string): string =>
  text.trim().replace(LEADS, "").replace(TAIL, "").replaceAll(/['’]/g, "").toLowerCase();
