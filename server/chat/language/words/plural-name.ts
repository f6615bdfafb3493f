/** "Inks", "Delta cards": a name of which there are several; "Cash Plus" and "Wyndham Rewards" are of one. */
export const isPluralName = (text: string): boolean => SEVERAL.test(text) && !ONE.test(text);

const SEVERAL = /[a-z](?:s|’s|'s)$/i;
const ONE = /[su]s$|(?:rewards|honors|airlines|airways|privileges|miles|points)$/i;
