import { hash } from 'node:crypto';
import { type CustomPlace, customHtmlFault } from '@izlog/contract/cms/custom-html';
import type { OutsideSources } from './content-security-policy.ts';

/** HTML of a shop's own (SHELL-042): at the end of the head, and at the end of the body; of the house's also above all. */
export interface CustomHtml {
  head: string;
  body: string;
  top?: string;
}

/** The shop's own HTML; nothing where it has none, or one that would break its pages. */
export function customHtmlOf(options: Readonly<Record<string, string>>): CustomHtml | undefined {
  const head = sound(options.CustomHeader, 'head');
  const body = sound(options.CustomFooter, 'body');
  return head || body ? { head, body } : undefined;
}

/** Browsers read line ends in one way, and the hashes of scripts are of what they read. */
function sound(html: string | undefined, place: CustomPlace): string {
  const text = html?.trim().replaceAll(/\r\n?/g, '\n') ?? '';
  return text === '' || customHtmlFault(text, place) ? '' : text;
}

/** The page with the shop's own HTML; one without any stays as it is. */
export function withCustomHtml(page: string, { head, body, top }: CustomHtml): string {
  const withHead = put(page, page.indexOf('</head>'), head);
  const withBody = put(withHead, withHead.lastIndexOf('</body>'), body);
  return top ? withBody.replace(/<body[^>]*>/, (tag) => tag + top) : withBody;
}

const put = (page: string, at: number, html: string): string =>
  at < 0 ? page : page.slice(0, at) + html + page.slice(at);

/**
 * What the shop's own HTML asks of the policy: exactly its scripts and styles, by hash or by address, and the hosts of its
 * scripts for what these load. What a browser reads in another way than this does is blocked by it, never let in.
 */
export function sourcesOf({ head, body }: CustomHtml): OutsideSources {
  const html = `${head}\n${body}`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].flatMap(
    ([, attributes = '', words = '']) => sourceOf(addressIn(attributes, 'src'), words),
  );
  const sheets = [...html.matchAll(/<link\b([^>]*\brel\s*=\s*["']?stylesheet\b[^>]*)>/gi)].flatMap(
    ([, attributes = '']) => addressIn(attributes, 'href')?.file ?? [],
  );
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, words = '']) =>
    hashed(words),
  );
  const hosts = scripts.flatMap(({ host }) => host ?? []);
  return {
    scripts: [...new Set(scripts.map(({ source }) => source))],
    styles: [...new Set([...sheets, ...styles])],
    hosts: [...new Set(hosts)],
  };
}

function sourceOf(
  address: { file: string; host: string } | undefined | null,
  words: string,
): Array<{ source: string; host?: string }> {
  if (address) return [{ source: address.file, host: address.host }];
  return address === null ? [{ source: hashed(words) }] : [];
}

const hashed = (words: string): string => `'sha256-${hash('sha256', words, 'base64')}'`;

/** A file of another host over https; null where none is named, undefined where it is not one of those. */
function addressIn(attributes: string, name: string): { file: string; host: string } | undefined | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes);
  if (!found) return null;
  const written = (found[1] ?? found[2] ?? found[3] ?? '').trim().replaceAll('&amp;', '&');
  const url = URL.parse(written.startsWith('//') ? `https:${written}` : written);
  if (url?.protocol !== 'https:') return undefined;
  const path = url.pathname.replaceAll(/[;,]/g, (sign) => (sign === ';' ? '%3B' : '%2C'));
  return { file: url.origin + path, host: url.origin };
}
