import { categoryFilter } from '@izlog/contract/product/category-filter';
import { categoryGet } from '@izlog/contract/product/category-get';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates, slugAlternates } from '#site/seo/alternates.ts';
import type { Crumb } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';

/** The part of the shop a list is about: everything, or one category with its name, words and place. */
export interface CategoryList {
  category?: Awaited<ReturnType<typeof readCategory>>;
  seo: PageFacts;
  heading: string;
  lead?: string;
  crumbs: Crumb[];
  subcategories: Array<{ name: string; href: string; lang?: string; products?: number }>;
  /** Language of heading and lead where it is not the page's (I18N-016). */
  lang?: string;
  path: string;
}

/** Without a slug the whole shop; an unknown slug is the 404 page (CATALOG-054). */
export function loadCategoryList(context: SiteContext, slug: string | undefined): Promise<CategoryList> {
  return slug === undefined ? wholeShop(context) : listOfCategory(context, slug);
}

async function wholeShop(context: SiteContext): Promise<CategoryList> {
  const { call, language, site } = context;
  const { home, shop } = firstCrumbs(context);
  const { records } = await call(categoryFilter, { tree: true, withCounts: true });
  return {
    seo: {
      title: shop.name,
      // A search engine shows it under the title: what the shop holds, in its own words.
      description: `${site.name}, ${shop.name}: ${records.map(({ name }) => name).join(', ')}.`,
      path: shop.path,
      alternates: screenAlternates('shop', site.languages),
    },
    heading: shop.name,
    crumbs: [home],
    subcategories: records.map((one) => ({
      name: one.name,
      products: one.products,
      href: pathTo('shop', { slug: one.slug }, language),
      lang: langMark(one.language, language),
    })),
    path: shop.path,
  };
}

async function listOfCategory(context: SiteContext, slug: string): Promise<CategoryList> {
  const { language, site } = context;
  const category = await readCategory(context, slug);
  const counts = category.children.length > 0 ? await countsBelow(context, category.id) : new Map();
  const { home, shop } = firstCrumbs(context);
  const addressOf = (of: string) => pathTo('shop', { slug: of }, language);
  const above = category.path.slice(0, -1).map((one) => ({
    name: one.name,
    path: addressOf(one.slug),
    lang: langMark(one.language, language),
  }));
  return {
    category,
    seo: {
      // A page or the posts of a subject may have the very name.
      title: category.seo.title || `${category.name} – ${shop.name}`,
      description: category.seo.description || category.line,
      path: addressOf(category.slug),
      alternates: slugAlternates('shop', category.alternates, site.languages),
    },
    heading: category.name,
    lead: category.description || category.line || undefined,
    crumbs: [home, shop, ...above],
    subcategories: category.children.map((one) => ({
      name: one.name,
      products: counts.get(one.id),
      href: addressOf(one.slug),
      lang: langMark(one.language, language),
    })),
    lang: langMark(category.language, language),
    path: addressOf(category.slug),
  };
}

const readCategory = ({ call }: SiteContext, slug: string) => orNotFound(call(categoryGet, { id: slug }));

function firstCrumbs({ language }: SiteContext): { home: Crumb; shop: Crumb } {
  const { messages, locale } = catalogueOf(language.code2);
  return {
    home: { name: textOf(messages, locale, 'header.home'), path: pathTo('home', {}, language) },
    shop: { name: textOf(messages, locale, 'list.title'), path: pathTo('shop', {}, language) },
  };
}

/** How many products the categories right below one have, by their id. */
async function countsBelow({ call }: SiteContext, parentId: number): Promise<Map<number, number>> {
  const { records } = await call(categoryFilter, {
    filters: [{ key: 'parentId', value: parentId }],
    withCounts: true,
  });
  return new Map(records.map(({ id, products }) => [id, products ?? 0]));
}
