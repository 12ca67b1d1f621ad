import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';
import type { RichNode, Text } from './shape.ts';
import type { DemoSite } from './shape-site.ts';
import { walk } from './walk.ts';

const demoSites = await readDemoShops();

test.each(demoSites)('[SHELL-004] keys of $name are unique among things of a kind', (site) => {
  for (const [kind, keys] of Object.entries(keysOf(site))) expectUnique(keys, kind);
  expectUnique(partIds(site), 'parts');
  expectUnique(skus(site), 'skus');
});

test.each(demoSites)('[SHELL-004] slugs of $name are unique in each language and each space', (site) => {
  const spaces: Record<string, Text[]> = {
    root: [...site.pages, ...site.posts].map((item) => item.slug),
    blog: site.terms.map((term) => term.slug),
    products: site.products.map((item) => item.slug),
    categories: site.categories.map((item) => item.slug),
    tags: site.tags.map((item) => item.slug),
    events: site.events.map((item) => item.slug),
  };
  for (const [space, slugs] of Object.entries(spaces)) {
    for (const language of site.languages) {
      const own = slugs.flatMap((slug) => slug[language] ?? []);
      expectUnique(own, `${space} ${language}`);
      for (const slug of own) expect(slug, space).toMatch(/^(?=.{4})[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  }
});

test.each(demoSites)('[SHELL-004] every reference of $name leads to something of the same site', (site) => {
  const keys = keysOf(site);
  const files = new Set(site.media.map((one) => one.file as string));

  for (const { value, path } of walk(site)) {
    if (typeof value !== 'object' || value === null) continue;
    const { kind, key, file } = value as { kind?: unknown; key?: unknown; file?: unknown };
    if (typeof kind === 'string' && typeof key === 'string') expect(keys[kind], path).toContain(key);
    if (typeof file === 'string') expect(files, path).toContain(file);
  }
  for (const item of site.products) {
    expect(keys.productCategory).toEqual(expect.arrayContaining(item.categories));
    expect(keys.productTag).toEqual(expect.arrayContaining(item.tags));
    expect(keys.brand).toContain(item.brand);
    expect(keys.product, item.key).toEqual(expect.arrayContaining(item.crossSell));
    expect(keys.product, item.key).toEqual(expect.arrayContaining(item.bundle.map((entry) => entry.product)));
    expect(item.crossSell, item.key).not.toContain(item.key);
    expect(item.categories.length, item.key).toBeGreaterThan(0);
    const used = [...item.media, ...item.variants.flatMap((variant) => variant.media)];
    for (const name of used) expect(files, item.key).toContain(name);
  }
  for (const category of site.categories) {
    expect(files).toContain(category.media);
    if (category.parent) expect(keys.productCategory).toContain(category.parent);
  }
  for (const post of site.posts) {
    expect([...(keys.category ?? []), ...(keys.tag ?? [])]).toEqual(expect.arrayContaining(post.terms));
    expect(keys.category, post.key).toContain(post.terms[0]);
    expect(keys.post).toEqual(expect.arrayContaining(post.related));
    expect(files).toContain(post.media);
  }
  for (const event of site.events) {
    expect(keys.product).toContain(event.product);
    expect(files).toContain(event.media);
  }
  for (const node of richNodes(site)) {
    if (node.type === 'productEmbed') expect(keys.product).toContain(node.attrs?.key);
  }
});

test('[SHELL-004] old paths are redirected to things that exist', () => {
  const paths = demoSites.flatMap((site) => [
    ...site.products.map((item) => `/product/${item.slug.hr}`),
    ...site.categories.map((item) => `/shop/${item.slug.hr}`),
  ]);

  const redirects = demoSites.flatMap((site) => site.redirects);
  expect(redirects).toHaveLength(2);
  for (const { to } of redirects) expect(paths).toContain(to);
});

function keysOf(site: DemoSite): Record<string, string[]> {
  const keys = (things: readonly { key: string }[]) => things.map((thing) => thing.key);
  return {
    product: keys(site.products),
    productCategory: keys(site.categories),
    productTag: keys(site.tags),
    brand: keys(site.brands),
    page: keys(site.pages),
    post: keys(site.posts),
    event: keys(site.events),
    category: keys(site.terms.filter((term) => term.termType === 'category')),
    tag: keys(site.terms.filter((term) => term.termType === 'tag')),
    media: site.media.map((one) => one.file),
    attribute: site.attributes.map((one) => one.code),
    option: keys(site.options),
  };
}

function skus(site: DemoSite): string[] {
  return site.products.flatMap((item) => [item.sku, ...item.variants.map((variant) => variant.sku)]);
}

function partIds(site: DemoSite): string[] {
  return [...walk([site.pages, site.layout])].flatMap(({ value }) => {
    const { id, handler } = (value ?? {}) as { id?: unknown; handler?: unknown };
    return typeof id === 'string' && typeof handler === 'string' ? id : [];
  });
}

function richNodes(site: DemoSite): RichNode[] {
  return [...walk(site)].flatMap(({ value }) =>
    typeof value === 'object' && value !== null && 'type' in value && ('attrs' in value || 'content' in value)
      ? (value as RichNode)
      : [],
  );
}

function expectUnique(values: readonly string[], what: string): void {
  expect(
    values.filter((value, index) => values.indexOf(value) !== index),
    what,
  ).toEqual([]);
}
