import type { Answer } from "../../answers/answer.ts";
import { toHeadersFile } from "./headers-file.ts";
import { toHostedRoutes } from "./hosted-routes.ts";
import { toNginxStatic } from "./nginx-static.ts";
import { toNotFoundFiles } from "./not-found-files.ts";
import { toObjectsFile } from "./objects-file.ts";
import { toRedirectsFile } from "./redirects-file.ts";

export function toHostingFiles(
  answers: readonly Answer[],
): readonly (readonly [path: string, text: string])[] {
  const routes = toHostedRoutes(answers);
  return [
    ["public/_headers", toHeadersFile(routes)],
    ["public/_redirects", toRedirectsFile(routes)],
    ...toNotFoundFiles(routes).map(([file, text]) => [`public/${file}`, text] as const),
    ["hosting/objects.tsv", toObjectsFile(answers)],
    ["hosting/nginx.conf", toNginxStatic(routes)],
  ];
}
