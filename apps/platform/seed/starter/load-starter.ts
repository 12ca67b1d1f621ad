import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { LegalPage } from '@izlog/contract/cms/legal-pages';
import { findLanguage } from '@izlog/contract/languages';
import type { Ctx } from '#platform/kernel/context.ts';
import type { ImportedDocument } from '#platform/kernel/documents/document-door.ts';
import { bodiesOfText } from '#platform/services/content/documents/bodies-of-text.ts';
import { importedMenu } from '#platform/services/content/navigation/imported-menu.ts';
import { importDocuments } from '#platform/services/editing/index.ts';
import { assignConsents, saveConsent } from '#platform/services/people/consents/save-consent.ts';
import { link, part } from '../demo/parts.ts';
import type { Language, Link } from '../demo/shape.ts';
import type { Page, Part } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { createKeyBook, type KeyBook } from '../load/key-book.ts';
import { resolvePart } from '../load/resolve-fields.ts';
import { terms } from './legal/terms.ts';
import { withdrawal } from './legal/withdrawal.ts';
import { starterPages } from './starter-pages.ts';

/**
 * Puts into a site that was just made what its own header, footer and cookie notice lead to: pages for contact and privacy,
 * a navigation and a footer, in every language of the site (English words in those that nobody has written yet), and, not
 * public, drafts of the other pages that the law wants. Anyone who orders agrees to the terms. It has no home page: its root opens
 * the shop, or the posts of a site that only publishes.
 */
export async function loadStarter(ctx: Ctx): Promise<void> {
  const book = createKeyBook();
  const { ready, drafts } = starterPages(ctx.site);
  await announce(ctx, [...ready, ...drafts], book);
  await writePages(ctx, ready, book);
  await writePages(ctx, drafts, book, 'hidden');
  if (ctx.site.isEcommerce) await askForTerms(ctx);
  const menu = await importedMenu(ctx, 'main', [
    {
      names: perLanguage(ctx, (language) => localize(catalogue(ctx).name, language)),
      path: catalogue(ctx).path,
    },
  ]);
  const footerSection = { kind: 'element', handler: 'footer-section' } as const;
  const footerTexts = perLanguage(ctx, (language) => ({
    title: localize({ hr: 'Podnožje', en: 'Footer', de: 'Fußzeile' }, language),
    meta: { copyright: `© ${ctx.now.getUTCFullYear()}${language === 'hr' ? '.' : ''} ${ctx.site.name}` },
    parts: footer(ctx).map((one) => resolvePart(one, { language, book })),
  }));
  await importDocuments(ctx, [
    menu,
    {
      kind: 'content',
      made: { handler: footerSection.kind, name: footerSection.handler },
      bodies: bodiesOfText(footerSection, footerTexts),
    },
  ]);
}

/** Adds pages to a site that has others. */
export async function addPages(
  ctx: Ctx,
  pages: readonly Page[],
  book: KeyBook,
  stays: ImportedDocument['stays'],
): Promise<void> {
  await announce(ctx, pages, book);
  await writePages(ctx, pages, book, stays);
}

async function writePages(
  ctx: Ctx,
  pages: readonly Page[],
  book: KeyBook,
  stays?: ImportedDocument['stays'],
): Promise<void> {
  await importDocuments(
    ctx,
    pages.map((page) => ({ ...documentOf(ctx, page, book), ...(stays && { stays }) })),
  );
}

/** The pages without any words yet, so that the others can lead to them. */
async function announce(ctx: Ctx, pages: readonly Page[], book: KeyBook): Promise<void> {
  const ids = await importDocuments(
    ctx,
    pages.map(({ handler }) => ({
      kind: 'content',
      made: { handler: 'page', ...(handler ? { name: handler } : {}) },
      bodies: {},
    })),
  );
  for (const [place, { key }] of pages.entries()) book.put('page', key, ids[place] ?? 0);
}

function documentOf(
  ctx: Ctx,
  { key, handler, title, slug, seo, parts }: Page,
  book: KeyBook,
): ImportedDocument {
  const texts = perLanguage(ctx, (language) => ({
    title: localize(title, language),
    slug: localize(slug, language),
    parts: parts.map((one) => resolvePart(one, { language, book })),
    seo: { description: localize(seo.description, language) },
    publishedAt: ctx.now,
  }));
  return {
    kind: 'content',
    id: book.idOf('page', key),
    bodies: bodiesOfText({ kind: 'page', handler: handler ?? null }, texts),
  };
}

/** Anyone who orders agrees to the terms, and was told of the right of withdrawal (Directive 2011/83/EU, Article 6). */
async function askForTerms(ctx: Ctx): Promise<void> {
  const displayName = Object.fromEntries(
    ctx.site.languages.map((language) => {
      const words = writtenFor(language);
      const link = (page: Page, name: string) => {
        const { defaultLanguage } = ctx.site;
        const href = contentPath('page', localize(page.slug, words), { language, defaultLanguage });
        return `<a href="${href}">${name}</a>`;
      };
      return [language, localize(consent, words)(link)];
    }),
  );
  await saveConsent(ctx, { uniqueNumber: 'UVJETI', displayName });
  await assignConsents(ctx, {
    assigned_to: 'checkoutForm',
    consents: ['UVJETI'],
    requiredConsents: ['UVJETI'],
  });
}

type Linked = (link: (page: Page, name: string) => string) => string;

const consent: Record<Language, Linked> = {
  hr: (link) =>
    `Prihvaćam ${link(terms, 'uvjete kupnje')}. Upoznat/a sam s ${link(withdrawal, 'pravom na jednostrani raskid ugovora')}.`,
  en: (link) =>
    `I accept the ${link(terms, 'terms of sale')} and have read about the ${link(withdrawal, 'right of withdrawal')}.`,
  de: (link) =>
    `Ich akzeptiere die ${link(terms, 'Verkaufsbedingungen')} und kenne das ${link(withdrawal, 'Widerrufsrecht')}.`,
};

/** Where the goods, or else the articles, of the site are. */
const catalogue = ({ site }: Ctx) =>
  site.isEcommerce
    ? { name: { hr: 'Trgovina', en: 'Shop', de: 'Shop' }, path: '/shop' }
    : { name: { hr: 'Objave', en: 'Blog', de: 'Blog' }, path: '/objave' };

/** Links to all of the pages; those that are drafts show once they are published. */
function footer(ctx: Ctx): Part[] {
  const { name, path } = catalogue(ctx);
  const contact: Link = { kind: 'page', key: 'kontakt' };
  const to = ({ handler, key, title }: Page) => link(`starter-${handler}`, title, { kind: 'page', key });
  const { ready, drafts } = starterPages(ctx.site);
  const legal = [...ready, ...drafts].filter(({ handler }) => handler !== undefined);
  const isForBuyers = ({ handler }: Page) => forBuyers.some((one) => one === handler);
  const buying = legal.filter(isForBuyers);
  return [
    part('link-list', 'starter-links', {
      slot: 'lists',
      meta: { title: { hr: ctx.site.name } },
      parts: [
        link('starter-shelf', name, { kind: 'path', path }),
        link('starter-contact', { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' }, contact),
        ...buying.map(to),
      ],
    }),
    part('link-list', 'starter-small-print', {
      slot: 'bottom',
      parts: legal.filter((page) => !isForBuyers(page)).map(to),
    }),
  ];
}

const forBuyers: readonly LegalPage[] = ['withdrawal', 'delivery', 'complaints'];

/** What `words` gives for each language of the site, by three-letter code. */
function perLanguage<T>({ site }: Ctx, words: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(site.languages.map((code) => [code, words(writtenFor(code))]));
}

const written: readonly Language[] = ['hr', 'en', 'de'];

/** The language in which the words for a language are written: its own, else English. */
function writtenFor(code: string): Language {
  return written.find((language) => findLanguage(language)?.code === code) ?? 'en';
}
