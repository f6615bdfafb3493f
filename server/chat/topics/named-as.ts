/** Common words for a column, in lower case: "annual fee|yearly fee". */
export const namedAs = (said: string): readonly string[] => said.split("|");
