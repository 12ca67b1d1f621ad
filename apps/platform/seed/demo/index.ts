import { readShop, readShopOptions } from './files/read-shop.ts';
import type { DemoSite, SiteOption } from './shape-site.ts';

/** The demonstration shop, an investment-study business in Croatian, English and German (SHELL-004), and a tiny second one on a domain of its own, which proves that sites are kept apart. */
const folders = ['izlog', 'drugi-izlog'].map((name) => new URL(`../shops/${name}/`, import.meta.url));

/** All shops of the demonstration, the main one first, as their files say. Throws ShopFileRefused. */
export function readDemoShops(): Promise<DemoSite[]> {
  return Promise.all(folders.map(readShop));
}

/** The settings of the main shop of the demonstration. */
export async function readDemoOptions(): Promise<SiteOption[]> {
  const [main] = folders;
  return main ? readShopOptions(main) : [];
}
