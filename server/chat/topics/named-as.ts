/** Common words for a column, in lower case: "annual fee|yearly fee". */
export const namedAs = (said: string): readonly string[] => said.split("|");

export const FOR_BUSINESS = namedAs(
  "business card|business cards|business credit card|business one|for business|my business|our business|small business|biz|biz card|biz cards|a business|her business|his business|own business|side business|side hustle|llc|sole proprietor|sole proprietorship|freelance",
);
