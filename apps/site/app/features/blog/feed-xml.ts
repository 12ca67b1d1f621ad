import { escapeXml } from '#site/seo/sitemap-xml.ts';

interface FeedItem {
  title: string;
  /** The whole address, which also names the post for readers. */
  url: string;
  excerpt: string;
  /** ISO 8601. */
  publishedAt: string | null;
  categories: readonly string[];
}

interface Feed {
  title: string;
  description: string;
  /** Whole addresses: of the list it is the feed of, and its own. */
  url: string;
  feed: string;
  /** Two-letter code. */
  language: string;
  items: readonly FeedItem[];
}

/** A feed as RSS 2.0 with its own address, as Atom names it. */
export function feedXml({ title, description, url, feed, language, items }: Feed): string {
  const [newest] = items;
  const head = [
    element('title', title),
    element('link', url),
    `<atom:link href="${escapeXml(feed)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    newest?.publishedAt ? element('lastBuildDate', inWords(newest.publishedAt)) : '',
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    ...head,
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('');
}

function itemXml({ title, url, excerpt, publishedAt, categories }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    publishedAt ? element('pubDate', inWords(publishedAt)) : '',
    ...categories.map((name) => element('category', name)),
    excerpt ? element('description', excerpt) : '',
    '</item>',
  ].join('');
}

const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text.replaceAll(notInXml, ''))}</${name}>`;

/** Signs that no XML may hold, written or escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const notInXml = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** `Sun, 22 Nov 2026 18:00:00 GMT`, as RFC 822 writes a time. */
const inWords = (iso: string): string => new Date(iso).toUTCString();
