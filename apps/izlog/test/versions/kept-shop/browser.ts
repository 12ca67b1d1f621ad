/** A browser without scripts: it keeps cookies, follows answers and sends the forms that pages have. */
export interface Browser {
  get(path: string): Promise<BrowserPage>;
  /** Sends a form as a page of the same site does. Throws where the answer is no page. */
  send(path: string, form: Record<string, string>): Promise<BrowserPage>;
}

/** What a browser shows, and where it ended up. */
export interface BrowserPage {
  status: number;
  /** Path and query. */
  path: string;
  html: string;
}

const mostHops = 10;

/**
 * Opens a browser on a shop; `base` is its address without a slash at the end. `visitor` is where it stands, an address of the
 * internet, as a proxy in front of the shop would say.
 */
export function openBrowser(base: string, visitor?: string): Browser {
  const cookies = new Map<string, string>();

  async function visit(path: string, form?: Record<string, string>): Promise<BrowserPage> {
    let url = new URL(path, base);
    let body = form && new URLSearchParams(form);
    for (let hop = 0; hop < mostHops; hop++) {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          accept: 'text/html',
          'accept-language': 'hr',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(visitor && { 'x-forwarded-for': visitor }),
          ...(body && { 'sec-fetch-site': 'same-origin', origin: base }),
        },
        ...(body && { body }),
      });
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      const target = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || target === null)
        return { status: response.status, path: url.pathname + url.search, html: await response.text() };
      await response.arrayBuffer();
      url = new URL(target, url);
      body = undefined;
    }
    throw new Error(`${path} leads from one address to the next and never ends.`);
  }

  return {
    get: (path) => visit(path),
    async send(path, form) {
      const page = await visit(path, form);
      if (page.status < 400) return page;
      throw new Error(`The form of ${path} was answered with ${page.status}: ${visibleText(page.html)}`);
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

const unseen = /<(script|style|template|svg|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

/** The words of a page, one space between them. */
export function visibleText(html: string): string {
  return html
    .replaceAll(unseen, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
