import type { Language, Media } from './shape.ts';
import type { Attribute, Brand, Category, Product, Tag } from './shape-catalogue.ts';
import type {
  CalendarEvent,
  Comment,
  Consent,
  LayoutElement,
  NavigationEntry,
  Page,
  Post,
  Redirect,
  StoredForm,
  Term,
} from './shape-content.ts';
import type { DemoCheckout } from './shape-shop.ts';

/** A site option with its value, or with a picture of the site's media (CMS-026). */
export interface SiteOption {
  key: string;
  value: string | null;
  media?: Media['file'];
}

/** Everything one site is seeded with. A key is unique among things of its kind within its site. */
export interface DemoSite {
  /** Where its files are; its drawings in `media` below it. */
  folder: URL;
  name: string;
  /** Host names it answers to; the first is the main one, without port. */
  hosts: string[];
  defaultLanguage: Language;
  languages: Language[];
  currency: 'EUR';
  options: SiteOption[];
  checkout: DemoCheckout;
  media: Media[];
  brands: Brand[];
  attributes: Attribute[];
  categories: Category[];
  tags: Tag[];
  products: Product[];
  terms: Term[];
  posts: Post[];
  events: CalendarEvent[];
  pages: Page[];
  layout: LayoutElement[];
  /** The tree `main`. */
  navigation: NavigationEntry[];
  redirects: Redirect[];
  consents: Consent[];
  /** Forms that pages show (CMS-047). */
  forms: StoredForm[];
  comments: Comment[];
}
