import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { CallError } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { type NavigationNode, navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { termFilterStandard } from '@izlog/contract/cms/content/term-filter-standard';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import type { Picture } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import { kindOf } from '#platform/services/editing/kinds.ts';
import { runGate } from '#platform/services/editing/publishing/gate.ts';
import { type DemoShop, startDemoShop } from '#test/demo-shop.ts';
import { readDemoShops } from './demo/index.ts';
import type { Language } from './demo/shape.ts';
import type { NavigationEntry } from './demo/shape-content.ts';
import type { DemoSite } from './demo/shape-site.ts';
import { walk } from './demo/walk.ts';
import { codeOf } from './load/by-language.ts';

const demoSites = await readDemoShops();
const demoSite = mainOf(demoSites);

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
  return shop.stop;
});

const everything = { filters: [archivedFilter], limit: 100 };
const shops = [1, 2] as const;

test('[SHELL-004, SET-019] every product of each shop is in its list with the price its data asks for, and no other', async () => {
  for (const site of shops) {
    const { records, pagination } = await shop.call(
      productFilter,
      { ...everything, select: ['name'] },
      { site },
    );

    const products = demoSites[site - 1]?.products ?? [];
    const asked = products.map(({ name, prices }) => [name.hr, (prices.sale ?? prices.base) / 100]);
    expect(new Map(records.map(({ name, finalPrice }) => [name, finalPrice]))).toEqual(
      new Map(asked as Array<[string, number]>),
    );
    expect(pagination.total).toBe(products.length);
  }
});

test('[SHELL-004] the newest product of the data is the first of the list, the oldest the last', async () => {
  const { records } = await shop.call(productFilter, { ...everything, select: ['name'] });

  const ages = new Map(demoSite.products.map(({ name, createdDaysAgo }) => [name.hr, createdDaysAgo]));
  const listed = records.map(({ name }) => ages.get(name ?? ''));
  expect(listed).toEqual(listed.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});

test('[SHELL-004] the planner has its twelve variants, its options, and the lowest price of thirty days', async () => {
  const planner = await shop.call(productGet, { slug: 'planer-ulaganja-2027' });

  expect(planner.associatedProducts).toHaveLength(12);
  expect(planner.associatedProducts.map(({ sku }) => sku)).toContain('PL-2027-PET-A5');
  expect(planner.associatedProductsAttributes.map(({ attributeCode }) => attributeCode)).toEqual([
    'color',
    'size',
  ]);
  expect(planner.customOptions.map((option) => option.option_title)).toEqual(['coverText', 'giftWrap']);
  expect(planner.discount?.lowestPrice).toBe(30);
  expect(planner.membershipPrice).toBe(21.6);
  const sizes = planner.associatedProducts.map(({ finalPrice, stock }) => [finalPrice, stock.status]);
  expect(sizes).toContainEqual([24, 'low']);
  expect(sizes).toContainEqual([33.6, 'outOfStock']);
});

test('[SHELL-004] bundles hold their members, and products name what goes with them', async () => {
  const bundle = await shop.call(productGet, { slug: 'paket-prvi-projekt' });

  const data = demoSite.products.find(({ key }) => key === 'paket-prvi-projekt');
  expect(bundle.bundles.map(({ quantity }) => quantity)).toEqual(
    data?.bundle.map(({ quantity }) => quantity),
  );
  expect(bundle.crossSellProducts).toHaveLength(data?.crossSell.length ?? 0);
  expect(bundle.manufacturer?.name).toBe('Izlog d.o.o.');
  expect(bundle.taxRate).toBe(data?.tax);
});

test('[SHELL-004] a product speaks the languages it was written in, each under its own slug', async () => {
  for (const language of ['hr', 'en', 'de'] as const) {
    const planner = await shop.call(
      productGet,
      { slug: 'planer-ulaganja-2027' },
      { language: codeOf(language) },
    );

    const data = demoSite.products.find(({ key }) => key === 'planer');
    expect(planner).toMatchObject({
      name: data?.name[language],
      slug: data?.slug[language],
      isFallback: false,
    });
  }
});

test('[SHELL-002, ROUTE-041] every entry of both main navigations is there in every language with its words, and leads to something public', async () => {
  for (const site of shops) {
    const demo = demoSites[site - 1];
    for (const language of demo?.languages ?? []) {
      const options = { site, language: codeOf(language) };
      const { children } = await shop.call(navigationTree, { id: 'main' }, options);

      expect(namesOf(children)).toEqual(writtenNames(demo?.navigation ?? [], language));
      for (const { path, name } of flat(children)) expect(path, name).toMatch(/^\//);
    }
  }
});

test('[SHELL-002] header, footer and cookie notice are content in every language, with working links', async () => {
  for (const site of shops) {
    for (const language of demoSites[site - 1]?.languages ?? []) {
      const options = { site, language: codeOf(language) };
      const { elements } = await shop.call(
        elementGetByHandlers,
        { handlers: ['header', 'footer', 'cookie'] },
        options,
      );

      expect(elements.map(({ handler }) => handler).sort()).toEqual([
        'cookie-section',
        'footer-section',
        'header-section',
      ]);
      for (const { language_code } of elements) expect(language_code).toBe(codeOf(language));
      expect(brokenIn(elements)).toEqual([]);
    }
  }
});

test('[SHELL-004] every page is public in its languages; its links lead somewhere and its pictures are there', async () => {
  for (const site of shops) {
    for (const page of demoSites[site - 1]?.pages ?? []) {
      for (const [language, slug] of Object.entries(page.slug) as Array<[Language, string]>) {
        const options = { site, language: codeOf(language) };
        const found = await shop.call(finderDecide, { params: [slug] }, options);

        expect(found).toMatchObject({ type: 'page', entity: { title: page.title[language], slug } });
        expect(brokenIn(found), `${page.key} ${language}`).toEqual([]);
      }
    }
    const home = await shop.call(finderDecide, { params: [] }, { site });
    expect(home).toMatchObject({ type: 'page', entity: { handler: 'home' } });
  }
});

test('[SHELL-004] posts whose day has come are public with terms and text, the draft and the one to come are not', async () => {
  const { records, pagination } = await shop.call(postFilterStandard, { limit: 100 });

  expect(pagination.total).toBe(demoSite.posts.length - 2);
  const hidden = demoSite.posts.filter(({ published }) => published === 'draft' || 'inDays' in published);
  for (const { slug } of hidden) {
    await expect(shop.call(finderDecide, { params: [slug.hr] })).rejects.toThrow(CallError);
  }
  for (const { slug, terms } of records) {
    const found = await shop.call(finderDecide, { params: [slug] });
    expect(found).toMatchObject({ type: 'post', entity: { display: 'legacy', body: { type: 'doc' } } });
    expect(terms.length, slug).toBeGreaterThan(0);
    // A post to come may be named already: its link waits.
    expect(brokenIn(found).filter((one) => !one.startsWith('post'))).toEqual([]);
  }
});

test('[SHELL-004] categories keep their order and tree, terms of posts theirs', async () => {
  const categories = await shop.call(categoryFilter, { tree: true });
  const terms = await shop.call(termFilterStandard, { termTypeTitles: ['category'], limit: 100 });

  const upper = demoSite.categories.filter(({ parent }) => !parent);
  expect(categories.records.map(({ name }) => name)).toEqual(upper.map(({ name }) => name.hr));
  const [first] = upper;
  expect(categories.records[0]?.children.map(({ name }) => name)).toEqual(
    demoSite.categories.filter(({ parent }) => parent === first?.key).map(({ name }) => name.hr),
  );
  expect(terms.records.map(({ title }) => title)).toEqual(
    demoSite.terms.filter(({ termType }) => termType === 'category').map(({ title }) => title.hr),
  );
});

test('[SHELL-004] workshops are still to come, at the hour that their products say', async () => {
  const { records } = await shop.call(eventFilter, { limit: 100 });

  expect(records).toHaveLength(demoSite.events.length);
  for (const { title, start } of records) {
    const event = demoSite.events.find((one) => one.title.hr === title);
    const item = demoSite.products.find(({ key }) => key === event?.product);
    const product = await shop.call(productGet, { slug: item?.slug.hr });
    const starts = product.attributeSet.attributes.find(({ attributeCode }) => attributeCode === 'starts');
    expect(starts?.value).toBe(start);
  }
});

test('[SHELL-004, SET-019] pictures can be fetched, and an address of the former site leads to its new place', async () => {
  const { records } = await shop.call(productFilter, { ...everything, select: ['media'] });
  const pictures = records.flatMap(({ media = [] }) => media.slice(0, 1));
  expect(pictures).toHaveLength(demoSite.products.length);
  for (const picture of pictures.slice(0, 5)) {
    expect(picture.alt).not.toBe('');
    expect(await shop.statusOf(mediaAddress(picture as Picture, 'original'))).toBe(200);
  }

  expect(await shop.call(finderDecide, { params: ['usluge', 'studije'] })).toEqual({
    type: 'redirect',
    target: '/shop/investicijske-studije',
    status: 301,
  });
  await expect(shop.call(finderDecide, { params: ['usluge', 'studije'] }, { site: 2 })).rejects.toThrow(
    CallError,
  );
});

test('[SET-019] neither shop answers with a product, page or category of the other', async () => {
  const strangers = [
    shop.call(productGet, { slug: 'planer-ulaganja-2027' }, { site: 2 }),
    shop.call(finderDecide, { params: ['o-nama'] }, { site: 2 }),
    shop.call(productGet, { slug: 'med-u-sacu' }),
    shop.call(finderDecide, { params: ['kako-radimo'] }),
  ];

  for (const one of await Promise.allSettled(strangers)) expect(one.status).toBe('rejected');
  const { records } = await shop.call(categoryFilter, {}, { site: 2 });
  expect(records.map(({ name }) => name)).toEqual(['Iz pčelinjaka']);
});

test('[SHELL-004] a second load is refused in one sentence and changes nothing', async () => {
  await expect(shop.loadAgain()).rejects.toThrow('There is a site already');

  const { pagination } = await shop.call(productFilter, everything);
  expect(pagination.total).toBe(demoSite.products.length);
});

/** What content names and does not find: links without an address and pictures without a file. */
function brokenIn(content: unknown): string[] {
  return [...walk(content)].flatMap(({ value, path }) => {
    const { kind, formattedPath, file, alt } = (value ?? {}) as Record<string, unknown>;
    if (formattedPath === null) return `${kind} at ${path}`;
    return file === null && alt !== undefined ? `picture at ${path}` : [];
  });
}

function flat(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

type Names = [name: string, hint: string | undefined, below: Names][];

function namesOf(nodes: readonly NavigationNode[]): Names {
  return nodes.map(({ name, hint, children }) => [name, hint, namesOf(children)]);
}

function writtenNames(entries: readonly NavigationEntry[], language: Language): Names {
  return entries.map(({ name, hint, children }) => [
    name[language] ?? name.hr,
    hint && (hint[language] ?? hint.hr),
    writtenNames(children, language),
  ]);
}

test('[CMS-043, CMS-044, CMS-047] forms of staff are there, in the languages of the shop, and stand on pages', async () => {
  const { records } = await shop.call(formFilter, {}, { language: 'deu' });

  expect(records.map(({ title, requireEmailConfirm }) => [title, requireEmailConfirm]).toSorted()).toEqual([
    ['Projektprüfung', true],
    ['Thema vorschlagen', false],
  ]);
  const shown = await Promise.all(
    ['eu-fondovi', 'o-nama'].map((slug) => shop.call(finderDecide, { params: [slug] })),
  );
  for (const page of shown) {
    const used = [...walk(page)].flatMap(({ value }) => {
      const { handler, options } = (value ?? {}) as { handler?: string; options?: { form?: unknown } };
      return handler === 'form' ? [options?.form] : [];
    });
    expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(used));
    expect(used).toHaveLength(1);
  }
});

function mainOf([main]: readonly DemoSite[]): DemoSite {
  if (!main) throw new Error('there is no main shop');
  return main;
}

test('[EDIT-006] nothing of the demonstration shop would be held back by the gate of publishing', async () => {
  const found: string[] = [];
  for (const { id: siteId } of shop.sites) {
    const ctx = await jobContext(shop.kernel, siteId, 'gate', new Date());
    if (!ctx) throw new Error('the site is not there');
    const { rows } = await ctx.db.execute<{ kind: 'content'; id: string; language: string }>(sql`
      select 'content' as kind, item_id as id, language from content_live where site_id = ${siteId}
      union all select 'product', product_id, language from product_translations where site_id = ${siteId}
      union all select 'category', category_id, language from category_translations where site_id = ${siteId}`);
    for (const { kind, id, language } of rows) {
      const ref = { kind, id: Number(id), language };
      const body = await kindOf(kind).read(ctx, ref.id, language);
      if (!body) continue;
      const { faults, warnings } = await runGate(ctx, [{ ref, body, conflicts: [] }]);
      found.push(...[...faults, ...warnings].map(({ key }) => key));
    }
  }
  expect(found).toEqual([]);
});
