import * as z from "zod";
import { defineRoute, HTML_TYPE, publishedFile, type Route } from "./route.ts";

const file = {
  ...publishedFile,
  description: "",
  response: z.string(),
  errors: { 503: "The page is being repaired; try again after Retry-After seconds." },
} as const;

const page = { ...file, contentType: HTML_TYPE } as const;

export const homePage = defineRoute({ ...page, path: "/", summary: "cardfile" });

export const cardsPage = defineRoute({ ...page, path: "/cards", summary: "Cards" });

export const cardPage = defineRoute({
  ...page,
  path: "/cards/:cardId",
  summary: "One card",
  params: z.object({ cardId: z.string() }),
  errors: { ...page.errors, 404: "Card not found" },
});

export const findPage = defineRoute({ ...page, path: "/find", summary: "Find by feature" });

/** The cards with one feature that people look for. */
export const topicPage = defineRoute({
  ...page,
  path: "/find/:topic",
  summary: "Cards with one feature",
  params: z.object({ topic: z.string() }),
  errors: { ...page.errors, 404: "Topic not found" },
});

export const transfersPage = defineRoute({
  ...page,
  path: "/transfers",
  summary: "Transfer partners",
});

export const valuationsPage = defineRoute({
  ...page,
  path: "/valuations",
  summary: "Point values",
});

export const downloadsPage = defineRoute({ ...page, path: "/downloads", summary: "Downloads" });

export const changesPage = defineRoute({ ...page, path: "/changes", summary: "What changed" });

export const docsPage = defineRoute({ ...page, path: "/docs", summary: "API" });

export const mcpPage = defineRoute({ ...page, path: "/docs/mcp", summary: "MCP" });

export const chatPage = defineRoute({ ...page, path: "/docs/chat", summary: "Chat" });

export const guidesPage = defineRoute({ ...page, path: "/guides", summary: "Guides" });

export const guidePage = defineRoute({
  ...page,
  path: "/guides/:guide",
  summary: "One guide",
  params: z.object({ guide: z.string() }),
  errors: { ...page.errors, 404: "Guide not found" },
});

export const tryPage = defineRoute({ ...page, path: "/try", summary: "A sample wallet" });

/** The 404 page for browsers. */
export const missingPage = defineRoute({ ...page, path: "/404", summary: "Page not found" });

export const siteStyles = defineRoute({
  ...file,
  path: "/site/site.css",
  summary: "The stylesheet",
  contentType: "text/css; charset=utf-8",
});

export const siteScript = defineRoute({
  ...file,
  path: "/site/:name",
  summary: "A script of the pages",
  params: z.object({ name: z.string() }),
  contentType: "text/javascript; charset=utf-8",
});

export const siteIcon = defineRoute({
  ...file,
  path: "/favicon.svg",
  summary: "The icon",
  contentType: "image/svg+xml",
});

/** Crawlers fetch it first. */
export const robotsFile = defineRoute({
  ...file,
  path: "/robots.txt",
  summary: "What crawlers may read",
  contentType: "text/plain; charset=utf-8",
});

/** Every page, for crawlers. */
export const sitemapFile = defineRoute({
  ...file,
  path: "/sitemap.xml",
  summary: "The list of pages",
  contentType: "text/xml; charset=utf-8",
});

/** Pages for people. Each is a file that any static host can serve. */
export const pages = {
  homePage,
  cardsPage,
  cardPage,
  findPage,
  topicPage,
  transfersPage,
  valuationsPage,
  downloadsPage,
  changesPage,
  docsPage,
  mcpPage,
  chatPage,
  guidesPage,
  guidePage,
  tryPage,
  missingPage,
  siteStyles,
  siteScript,
  siteIcon,
  robotsFile,
  sitemapFile,
} as const satisfies Record<string, Route>;
