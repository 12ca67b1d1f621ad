import { findLanguage } from '@izlog/contract/languages';
import type { Ctx } from '../../src/kernel/context.ts';
import { saveElement, saveNavigation, savePage } from '../../src/services/cms/index.ts';
import { link, part } from '../demo/parts.ts';
import type { Language, Link } from '../demo/shape.ts';
import type { Page, Part } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { createKeyBook, type KeyBook } from '../load/key-book.ts';
import { resolvePart } from '../load/resolve-fields.ts';
import { starterPages } from './starter-pages.ts';

/**
 * Puts into a site that was just made what its own header, footer and cookie notice lead to: pages for contact and privacy,
 * a navigation and a footer, in every language of the site (English words in those that nobody has written yet). It has no
 * home page: its root opens the shop, or the posts of a site that only publishes.
 */
export async function loadStarter(ctx: Ctx): Promise<void> {
  const book = createKeyBook();
  const pages = starterPages(ctx.site);
  for (const page of pages) book.put('page', page.key, await announce(ctx, page));
  for (const page of pages) await publish(ctx, page, book);
  await saveNavigation(ctx, 'main', [
    {
      names: perLanguage(ctx, (language) => localize(catalogue(ctx).name, language)),
      path: catalogue(ctx).path,
    },
  ]);
  await saveElement(ctx, {
    handler: 'footer-section',
    translations: perLanguage(ctx, (language) => ({
      title: localize({ hr: 'Podnožje', en: 'Footer', de: 'Fußzeile' }, language),
      meta: { copyright: `© ${ctx.now.getUTCFullYear()}${language === 'hr' ? '.' : ''} ${ctx.site.name}` },
      parts: footer(ctx).map((one) => resolvePart(one, { language, book })),
    })),
  });
}

/** The page under its title, not public yet, so that the others can lead to it. */
function announce(ctx: Ctx, { title, slug }: Page): Promise<number> {
  return savePage(ctx, {
    translations: perLanguage(ctx, (language) => ({
      title: localize(title, language),
      slug: localize(slug, language),
      publishedAt: null,
    })),
  });
}

async function publish(ctx: Ctx, { key, seo, parts }: Page, book: KeyBook): Promise<void> {
  await savePage(ctx, {
    id: book.idOf('page', key),
    translations: perLanguage(ctx, (language) => ({
      parts: parts.map((one) => resolvePart(one, { language, book })),
      seo: { description: localize(seo.description, language) },
      publishedAt: ctx.now,
    })),
  });
}

/** Where the goods, or else the articles, of the site are. */
const catalogue = ({ site }: Ctx) =>
  site.isEcommerce
    ? { name: { hr: 'Trgovina', en: 'Shop', de: 'Shop' }, path: '/shop' }
    : { name: { hr: 'Objave', en: 'Blog', de: 'Blog' }, path: '/objave' };

function footer(ctx: Ctx): Part[] {
  const { name, path } = catalogue(ctx);
  const shelf: Link = { kind: 'path', path };
  const contact: Link = { kind: 'page', key: 'kontakt' };
  const privacy: Link = { kind: 'page', key: 'politika-privatnosti' };
  return [
    part('link-list', 'starter-links', {
      slot: 'lists',
      meta: { title: { hr: ctx.site.name } },
      parts: [
        link('starter-shelf', name, shelf),
        link('starter-contact', { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' }, contact),
      ],
    }),
    part('link-list', 'starter-small-print', {
      slot: 'bottom',
      parts: [
        link(
          'starter-privacy',
          { hr: 'Politika privatnosti', en: 'Privacy policy', de: 'Datenschutz' },
          privacy,
        ),
      ],
    }),
  ];
}

/** What `words` gives for each language of the site, by three-letter code. */
function perLanguage<T>({ site }: Ctx, words: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(site.languages.map((code) => [code, words(writtenFor(code))]));
}

const written: readonly Language[] = ['hr', 'en', 'de'];

/** The language in which the words for a language are written: its own, else English. */
function writtenFor(code: string): Language {
  return written.find((language) => findLanguage(language)?.code === code) ?? 'en';
}
