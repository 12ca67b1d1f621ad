/** The pages that stand for all others. */
export interface ShopPages {
  home: string;
  list: string;
  product: string;
  post: string;
}

/** Finds a product and a post of the demonstration shop; the largest of each kind, so that no figure is too kind. */
export async function findShopPages(url: string): Promise<ShopPages> {
  return {
    home: '/',
    list: '/shop?limit=24',
    product: await largest(url, await addresses(url, 'product')),
    post: await largest(url, await addresses(url, 'post')),
  };
}

async function addresses(url: string, kind: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap-${kind}-1.xml`);
  if (!answer.ok) throw new Error(`The sitemap of ${kind} answers ${answer.status}.`);
  const found = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? ''),
  );
  // Croatian pages, whose addresses have no prefix.
  return found.map(({ pathname }) => pathname).filter((path) => !/^\/[a-z]{2}\//.test(path));
}

async function largest(url: string, paths: readonly string[]): Promise<string> {
  let best = { path: '', size: 0 };
  for (const path of paths) {
    const size = (await (await fetch(url + path)).text()).length;
    if (size > best.size) best = { path, size };
  }
  if (best.path === '') throw new Error('The demonstration shop shows no such page.');
  return best.path;
}
