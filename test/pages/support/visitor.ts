import { ORIGIN, PASSWORD, type Site } from "./site.ts";

/** A response as a visitor sees it, with the text of the page. */
interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type Fields = Readonly<Record<string, string | readonly string[] | undefined>> | URLSearchParams;

/** Somebody with a browser: keeps cookies and sends what browsers send. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Seen>;
  /** Posts the fields as they are. */
  readonly post: (path: string, fields: Fields, headers?: Record<string, string>) => Promise<Seen>;
  /** Opens the page and posts its form with its token. */
  /** The same with files in the form. */
  readonly upload: (page: string, parts: FormData, action?: string) => Promise<Seen>;
  readonly submit: (page: string, fields: Fields, action?: string) => Promise<Seen>;
}

export const FROM_HERE = { origin: ORIGIN, "sec-fetch-site": "same-origin" };

export function createVisitor({ app }: Pick<Site, "app">): Visitor {
  const cookies = new Map<string, string>();

  const send = async (path: string, headers: Record<string, string>, body?: string | FormData) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(path, ORIGIN), {
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
    // The shape that srvx gives it under node:http.
    Object.defineProperty(request, "runtime", {
      value: { name: "node", node: { req: {}, res: {} } },
    });
    const answer = await app.request(request);
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  const visitor: Visitor = {
    cookies,
    get: (path, headers = {}) => send(path, headers),
    post: (path, fields, headers = FROM_HERE) =>
      send(
        path,
        { "content-type": "application/x-www-form-urlencoded", ...headers },
        toBody(fields),
      ),
    upload: async (page, parts, action = page) => {
      parts.set("form_token", tokenIn((await visitor.get(page)).text));
      return send(action, FROM_HERE, parts);
    },
    submit: async (page, fields, action = page) => {
      const { text } = await visitor.get(page);
      const body = new URLSearchParams(toBody(fields));
      body.set("form_token", tokenIn(text));
      return visitor.post(action, body);
    },
  };
  return visitor;
}

/** The token of the forms on a page; the last, as the one to sign out comes first. */
export const tokenIn = (text: string): string =>
  [...text.matchAll(/name="form_token" value="([^"]+)"/g)].at(-1)?.[1] ?? "";

export async function signUp(site: Site, email: string): Promise<Visitor> {
  const visitor = createVisitor(site);
  const { status, headers } = await visitor.submit("/sign-up", { email, password: PASSWORD });
  if (status !== 303) throw new Error(`signing up gave ${status}`);
  if (headers.get("location") !== "/account/wallet") throw new Error("signing up led elsewhere");
  return visitor;
}

export async function signIn(site: Site, email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = createVisitor(site);
  const { status } = await visitor.submit("/sign-in", { email, password });
  if (status !== 303) throw new Error(`signing in gave ${status}`);
  return visitor;
}

/** Creates a key and gives its text and its id. */
export async function createKey(visitor: Visitor, name = "my script") {
  const { text, status } = await visitor.submit("/account/keys", {
    name,
    scopes: ["service:tools"],
  });
  const [key = "", id = ""] = /svc_([0-9a-f]{16})_[\w-]{43}/.exec(text) ?? [];
  if (status !== 200 || key === "") throw new Error(`creating a key gave ${status}`);
  return { key, id, text };
}

function toBody(fields: Fields): string {
  if (fields instanceof URLSearchParams) return fields.toString();
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : (value ?? [])).map((one): [string, string] => [
      name,
      one,
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  if (attributes.includes("Max-Age=0")) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}
