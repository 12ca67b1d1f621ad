import { attributes } from './attributes.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { comments } from './comments.ts';
import { consents } from './consents.ts';
import { events } from './events.ts';
import { forms } from './forms.ts';
import { layout } from './layout.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';
import { options } from './options.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { secondConsents } from './second/legal.ts';
import { secondSite } from './second/site.ts';
import type { DemoSite } from './shape-site.ts';
import { tags } from './tags.ts';
import { terms } from './terms.ts';

/** The demonstration shop: an investment-study business in Croatian, with English and German (SHELL-004). */
export const demoSite: DemoSite = {
  key: 'izlog',
  name: 'Izlog',
  hosts: ['localhost', '127.0.0.1'],
  defaultLanguage: 'hr',
  languages: ['hr', 'en', 'de'],
  currency: 'EUR',
  options,
  checkout,
  media,
  brands,
  attributes,
  categories,
  tags,
  products,
  terms,
  posts,
  events,
  pages,
  layout,
  navigation,
  redirects,
  consents,
  forms,
  comments,
};

/** All sites of the demonstration, the main one first. */
export const demoSites: DemoSite[] = [demoSite, { ...secondSite, consents: secondConsents }];

/** Folder of the pictures, one file per media key. */
export const mediaFolder = new URL('./media/', import.meta.url);
