import { HTML_TYPE } from "../../server/contract/route.ts";
import { ORIGIN } from "../../server/contract/host-answers.ts";
import { missingPage, robotsFile, sitemapFile } from "../../server/contract/pages.ts";
import type { Answer } from "../answers/answer.ts";
import type { SiteFacts } from "./facts.ts";
import { publishText } from "./publish.ts";

/** The robots.txt and sitemap. Member pages carry a noindex tag instead. */
export function answerCrawlers(pages: readonly Answer[], facts: SiteFacts): readonly Answer[] {
  const { siteUrl } = facts.settings;
  const day = facts.releasedAt.slice(0, 10);
  const urls = pages
    .filter(({ contentType, url }) => contentType === HTML_TYPE && url !== missingPage.path)
    .map(({ url }) => `<url><loc>${siteUrl ?? ORIGIN}${url}</loc><lastmod>${day}</lastmod></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  // A sitemap address must be absolute, so it is omitted unless the site address is known.
  const place = siteUrl === undefined ? "" : `Sitemap: ${siteUrl}${sitemapFile.path}\n`;
  return [
    ...publishText(sitemapFile, {}, sitemap),
    ...publishText(robotsFile, {}, `User-agent: *\nAllow: /\n${place}`),
  ];
}
