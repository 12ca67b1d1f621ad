import { isProgramLanguage, programLanguages } from '@izlog/contract/texts/program-languages';
import type { MetaDescriptor } from 'react-router';
import type { Frame } from '#site/document/frame.ts';
import { type Serialized, unpack } from '#site/render/serialized.ts';
import { factsOf } from './facts-of.ts';
import type { PageFacts } from './page-facts.ts';

interface MetaArgs {
  error?: unknown;
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
}

/**
 * The head of a page, from the `seo` its loader returned and the site around it: title, description, canonical address,
 * languages, previews and structured data. Every route exports this as its `meta`.
 */
export function meta({ matches, error }: MetaArgs): MetaDescriptor[] {
  const around = matches.find((match) => match?.id === 'root')?.loaderData as Serialized<Frame> | undefined;
  const frame = around && unpack(around);
  const facts = factsOf(matches);
  // Error pages bring their own title.
  if (!frame || error) return named({ robots: 'noindex' });
  if (!facts) return [{ title: frame.siteName }, ...named({ robots: 'noindex' })];
  return describe(facts, frame);
}

function describe(facts: PageFacts, frame: Frame): MetaDescriptor[] {
  const page = pageQuery(facts);
  const canonical = frame.origin + shownAt(facts, frame) + page;
  const title = facts.title === frame.siteName ? facts.title : `${facts.title} | ${frame.siteName}`;
  const image = facts.image && new URL(facts.image, frame.origin).href;
  return [
    { title },
    ...named({ description: facts.description, robots: facts.isPrivate ? 'noindex' : undefined }),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languageLinks(facts, frame),
    ...(facts.feed ? [feedLink(facts.feed)] : []),
    ...properties({
      'og:title': facts.title,
      'og:description': facts.description,
      'og:type': facts.type ?? 'website',
      'og:url': canonical,
      'og:site_name': frame.siteName,
      'og:locale': localeOf(frame.language.code2),
      'og:image': image,
    }),
    ...named({ 'twitter:card': image ? 'summary_large_image' : 'summary' }),
    ...(facts.jsonLd ?? []).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

/**
 * The address that a page is canonically at: its own, and of one without a translation that of the language it shows, which
 * is the site's default one.
 */
function shownAt({ path, alternates = [] }: PageFacts, { language, languages }: Frame): string {
  if (alternates.length === 0 || alternates.some(({ code2 }) => code2 === language.code2)) return path;
  const main = languages.find(({ isDefault }) => isDefault)?.code2;
  return (alternates.find(({ code2 }) => code2 === main) ?? alternates[0])?.path ?? path;
}

/** What tells a further page of a list from the first (`?page=2`). */
const pageQuery = ({ page = 1 }: PageFacts): string => (page > 1 ? `?page=${page}` : '');

/**
 * Language and territory as Open Graph writes them: `hr_HR`. The territory is where most of the language's speakers are.
 * Those of our own languages are known: browsers draw the head too, and the first use of Intl takes a phone tens of
 * milliseconds.
 */
function localeOf(code2: string): string {
  const known = isProgramLanguage(code2)
    ? programLanguages[code2].formats.intl.replace('-', '_')
    : neighbours[code2];
  if (known) return known;
  const { language, region } = new Intl.Locale(code2).maximize();
  return region ? `${language}_${region}` : language;
}

const neighbours: Readonly<Record<string, string>> = { sr: 'sr_RS' };

/** `hreflang` of every language that has the page, and which of them is for everybody else. */
function languageLinks(facts: PageFacts, frame: Frame): MetaDescriptor[] {
  const page = pageQuery(facts);
  const alternates = (facts.alternates ?? []).map(({ code2, path }) => ({ code2, path: path + page }));
  if (alternates.length < 2) return [];
  const links = alternates.map(({ code2, path }) => link(code2, frame.origin + path));
  const main = frame.languages.find((language) => language.isDefault)?.code2;
  const standard = alternates.find((one) => one.code2 === main);
  return standard ? [...links, link('x-default', frame.origin + standard.path)] : links;
}

const feedLink = ({ title, path }: NonNullable<PageFacts['feed']>): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: path,
});

const link = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

const named = (values: Record<string, string | undefined>): MetaDescriptor[] =>
  Object.entries(values).flatMap(([name, content]) => (content ? [{ name, content }] : []));

const properties = (values: Record<string, string | undefined>): MetaDescriptor[] =>
  Object.entries(values).flatMap(([property, content]) => (content ? [{ property, content }] : []));
