/**
 * The address of the page (path and query) that a request wants as Markdown (DOOR-07): one that ends in `.md`, or one
 * whose `accept` prefers Markdown to HTML. Undefined for every other request. `/index.md` is the home page, `/en/index.md`
 * that of a language; `/agents.md` is a file of its own.
 */
export function pageAsMarkdown(url: string, accept: string | undefined): string | undefined {
  const question = url.indexOf('?');
  const pathname = question < 0 ? url : url.slice(0, question);
  if (pathname.endsWith(suffix) && pathname !== '/agents.md') {
    const page = pathname.slice(0, -suffix.length).replace(/(^|\/)index$/, '');
    return (page || '/') + url.slice(pathname.length);
  }
  return accept?.includes(markdownType) && prefersMarkdown(accept) ? url : undefined;
}

export const markdownType = 'text/markdown';
const suffix = '.md';

/** Where the page has moved to, for who asked by an address that ends in `.md`. */
export function movedAsMarkdown(location: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(location) ?? [];
  return path.endsWith('/') ? `${path}index${suffix}${rest}` : `${path}${suffix}${rest}`;
}

/** Whether Markdown is named at least as willingly as HTML, by the weights of RFC 9110, section 12.4.2. */
function prefersMarkdown(accept: string): boolean {
  const weights = new Map<string, number>();
  for (const part of accept.split(',')) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    weights.set(type, Number(weight));
  }
  const markdown = weights.get(markdownType) ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
