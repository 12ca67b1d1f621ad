import { hash } from 'node:crypto';
import type { PagePolicy } from '#site/platform-client/site-context.ts';

/**
 * The policy of a finished page: own files only, and of inline scripts exactly those that carry `mark` as their nonce, by
 * hash. The mark is made for the one page, so a script that came in with content has none and does not run. No inline
 * styles: what depends on data (swatches) is rendered, what depends on the visitor (font size) is set by script. Hosts of
 * an outside captcha are let in only where the shop chose one, those of its own HTML and of analytics only on its pages.
 */
export function contentSecurityPolicy(
  html: string,
  mark: string,
  { formTargets, connects = [], scripts }: PagePolicy = { formTargets: [] },
  captcha?: string,
  outside?: OutsideSources,
): string {
  const hashes = new Set(ownScripts(html, mark).map((body) => `'sha256-${hash('sha256', body, 'base64')}'`));
  const provider = scripts ? ` 'nonce-${scripts.nonce}' ${scripts.origins}` : '';
  const hosts = captcha && Object.hasOwn(captchaHosts, captcha) ? ` ${captchaHosts[captcha]}` : '';
  const frames = `${scripts ? ` ${scripts.origins}` : ''}${hosts}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd() + provider + hosts + listed(outside?.scripts),
    `style-src 'self'${scripts ? ` 'nonce-${scripts.nonce}'` : ''}${listed(outside?.styles)}`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    [`connect-src 'self'${frames}${listed(outside?.hosts)}`, ...connects].join(' '),
    ...(frames || outside?.hosts.length
      ? [`frame-src${hosts || outside ? " 'self'" : ''}${frames}${listed(outside?.hosts)}`]
      : []),
    "frame-ancestors 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** What a shop lets into its own pages beside our files: scripts and styles by hash or address, and whom they may ask. */
export interface OutsideSources {
  scripts: readonly string[];
  styles: readonly string[];
  hosts: readonly string[];
}

const listed = (sources: readonly string[] = []): string => sources.map((one) => ` ${one}`).join('');

/** Where the scripts and frames of outside captchas come from. */
const captchaHosts: Readonly<Record<string, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
};

/**
 * What stands in the inline scripts with the mark that a browser would run; data blocks such as JSON-LD have a type of
 * their own and are not scripts. They are looked for by the mark: pages are long, and few of their words are scripts.
 */
function ownScripts(html: string, mark: string): string[] {
  const bodies: string[] = [];
  const sign = nonce(mark);
  for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, at + sign.length)) {
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at) + 1);
    if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag) || !isExecutable(tag)) continue;
    const start = html.indexOf('>', at) + 1;
    bodies.push(html.slice(start, html.indexOf('</script>', start)));
  }
  return bodies;
}

/** The page without the marks: it is kept for everybody, and equal pages are equal bytes. */
export const withoutMark = (html: string, mark: string): string => html.replaceAll(nonce(mark), '');

const nonce = (mark: string): string => ` nonce="${mark}"`;

function isExecutable(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'text/javascript';
}
