import { readdir } from 'node:fs/promises';
import { legalPages } from '@izlog/contract/cms/legal-pages';
import { z } from 'zod';
import { starterPages } from '../../starter/starter-pages.ts';
import type { Language, Text } from '../shape.ts';
import type { Page, Post } from '../shape-content.ts';
import type { DemoSite, SiteOption } from '../shape-site.ts';
import { catalogueForms } from './catalogue-forms.ts';
import { checkoutForm } from './checkout-form.ts';
import { contentForms } from './content-forms.ts';
import { frameForms, options } from './frame-forms.ts';
import { readDocuments } from './read-documents.ts';
import { checked, readShopFile, ShopFileRefused, valuesOf } from './shop-file.ts';
import { wordsIn } from './words.ts';

const about = z.strictObject({
  name: z.string(),
  hosts: z.array(z.string()).min(1),
  languages: z.array(z.enum(['hr', 'en', 'de'])).min(1),
  currency: z.literal('EUR'),
  pages: z.array(z.string()),
});

/**
 * Reads a shop from files that people without code can write and correct. Throws ShopFileRefused with file, line, field
 * and reason for what it cannot accept.
 */
export async function readShop(folder: URL): Promise<DemoSite> {
  const own = await read(folder, 'site.yaml', about);
  const [defaultLanguage = 'hr'] = own.languages;
  const words = wordsIn(own.languages);
  const shop = { folder, languages: own.languages };
  const catalogue = catalogueForms(words);
  const content = contentForms(words);
  const frame = frameForms(words);
  const [posts, events, pages] = await Promise.all([
    readDocuments(shop, 'posts', 'body', content.post),
    readDocuments(shop, 'events', 'body', content.event),
    readDocuments(shop, 'pages', 'texts', content.page),
  ]);
  return {
    folder,
    name: own.name,
    hosts: own.hosts,
    defaultLanguage,
    languages: own.languages,
    currency: own.currency,
    options: await readShopOptions(folder),
    checkout: await read(folder, 'checkout.yaml', checkoutForm(words)),
    media: await read(folder, 'media.yaml', frame.media),
    brands: await readList(folder, 'brands.yaml', catalogue.brands),
    attributes: await readList(folder, 'attributes.yaml', catalogue.attributes),
    categories: await readList(folder, 'categories.yaml', catalogue.categories),
    tags: await readList(folder, 'tags.yaml', catalogue.tags),
    products: await readProducts(folder, catalogue.products),
    terms: await readList(folder, 'terms.yaml', content.terms),
    posts: [...posts.values()].sort((a, b) => dayOf(b) - dayOf(a)),
    events: [...events.values()].sort((a, b) => a.start.inDays - b.start.inDays),
    pages: own.pages.map((name) => pageNamed(name, pages, own.languages)),
    layout: await readList(folder, 'layout.yaml', content.layout),
    navigation: await readList(folder, 'navigation.yaml', frame.navigation),
    redirects: await readList(folder, 'redirects.yaml', frame.redirects),
    consents: await readList(folder, 'consents.yaml', frame.consents),
    forms: await readList(folder, 'forms.yaml', frame.forms),
    comments: await readList(folder, 'comments.yaml', frame.comments),
  };
}

/** The settings of a shop alone. Throws ShopFileRefused. */
export function readShopOptions(folder: URL): Promise<SiteOption[]> {
  return read(folder, 'options.yaml', options);
}

async function read<Schema extends z.ZodType>(folder: URL, path: string, schema: Schema) {
  const file = await readShopFile(folder, path);
  return checked(file, await valuesOf(file), schema);
}

/** A shop without such things has no such file. */
async function readList<Schema extends z.ZodType<unknown[]>>(folder: URL, path: string, schema: Schema) {
  return (await namesIn(folder)).includes(path)
    ? read(folder, path, schema)
    : ([] as unknown as z.output<Schema>);
}

/** The categories in the order of their file names, and on each the products as they stand there. */
async function readProducts<Schema extends z.ZodType<unknown[]>>(folder: URL, schema: Schema) {
  const files = (await namesIn(new URL('products/', folder))).sort();
  const shelves = await Promise.all(files.map((file) => read(folder, `products/${file}`, schema)));
  return shelves.flat() as z.output<Schema>;
}

function namesIn(folder: URL): Promise<string[]> {
  return readdir(folder);
}

/** The day of a post, drafts before all others. */
function dayOf({ published }: Post): number {
  if (published === 'draft') return Number.NEGATIVE_INFINITY;
  return 'at' in published ? Date.parse(published.at) : Number.MAX_SAFE_INTEGER;
}

/** A page of the folder `pages`, or `starter:terms`: that of a new site as it is. */
function pageNamed(name: string, pages: ReadonlyMap<string, Page>, languages: readonly Language[]): Page {
  const [, handler] = /^starter:(.+)$/.exec(name) ?? [];
  const page = handler ? starterPage(handler) : pages.get(name);
  if (!page) throw new ShopFileRefused(`site.yaml, pages: there is no page ${name}.`);
  return handler ? { ...page, title: only(page.title, languages), slug: only(page.slug, languages) } : page;
}

function starterPage(name: string): Page | undefined {
  const { ready, drafts } = starterPages({ isEcommerce: true });
  return [...ready, ...drafts].find(
    ({ handler }) => handler === name && legalPages.some((one) => one === name),
  );
}

function only(text: Text, languages: readonly Language[]): Text {
  return Object.fromEntries(
    languages.map((language) => [language, text[language] ?? text.hr]),
  ) as unknown as Text;
}
