import type { Registration } from '@izlog/contract/cms/option-keys';
import type { Currency } from '#site/i18n/formats.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { AnalyticsIds } from './analytics.ts';

/** A link as it is shown: words and a ready address. */
export interface LinkView {
  name: string;
  href: string;
  target?: string;
  rel?: string;
  /** Language of its words where it is not the page's (I18N-016). */
  lang?: string;
}

/** An entry of the navigation; one with children opens them, and may have words under its name. */
export interface NavigationItem extends LinkView {
  id: string;
  hint?: string;
  children: NavigationItem[];
}

/** A link of the footer; who may edit it also gets the id of its part. */
export type FooterLink = LinkView & { id?: string; narrow?: LinkView };

/** A list of links under its title. */
export interface FooterList {
  id?: string;
  title: string;
  /** The title on phones, where staff wrote another. */
  narrow?: string;
  links: FooterLink[];
}

export interface FooterView {
  /** Language of its words where it is not the page's (I18N-016). */
  lang?: string;
  /** The footer's own logo, else the site's. */
  logo?: LogoView;
  about?: string;
  mail?: string;
  phone?: string;
  copyright: string;
  /** Who sells: name, address and tax number, as far as the options say it. */
  seller?: string;
  /** Numbers in registers of packaging, electrical goods and batteries, by country. */
  registers?: ReadonlyArray<{ register: Registration; country: string; number: string }>;
  /** Whether the shop publishes daily price lists (NN 75/2025). */
  hasPriceList?: true;
  schedule?: LinkView;
  /** The two lists of links (SHELL-017). */
  lists: FooterList[];
  /** The small print's links. */
  bottom: FooterLink[];
  /** Id of the list of the small print, for anyone who may edit it. */
  bottomId?: string;
  /** What phones show in place of these, where staff wrote something else for them (EDIT-008). */
  narrow?: Partial<Pick<FooterView, 'logo' | 'about' | 'mail' | 'phone' | 'copyright' | 'schedule'>>;
}

/** Height of a logo in CSS pixels. */
export const logoHeight = 40;

export interface LogoView {
  src: string;
  alt: string;
  /** CSS pixels, by the picture's own proportions: nothing moves when it arrives. */
  width?: number;
  /** About as high as wide: a sign without words, so the name stands beside it. */
  isSign?: boolean;
}

/** The customer who is logged in, as far as every page shows it. */
export interface AccountView {
  firstName: string;
  email: string;
  /** Ids of the wished products. */
  wishes: readonly number[];
}

/** What header, footer and cookie notice show: the same for every visitor of a site and language. */
export interface Frame {
  siteName: string;
  origin: string;
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
  currency: Currency;
  isEcommerce: boolean;
  logo?: LogoView;
  /** Words and a phone number in the strip above the header; phones have it with words of their own alone (EDIT-008). */
  strip?: { text?: string; narrow?: string; phone?: string; lang?: string };
  navigation: NavigationItem[];
  footer: FooterView;
  /** The contact button of the header. */
  contact: { name?: string; href: string; lang?: string };
  /** The one that phones have in their menu, where it is another (EDIT-008). */
  narrowContact?: LinkView;
  cookieText?: string;
  /** Language of `cookieText` where it is not the page's (I18N-016). */
  cookieLang?: string;
  privacyHref: string;
  /** The site has chosen large photographs; nothing for the shop window of drawings. */
  look?: 'photographic';
  /** The shop's own colour, six digits; nothing for the house's. */
  brand?: string;
  /** Who counts visits, once a visitor agrees (SHELL-043). */
  analytics?: AnalyticsIds;
  /** The shop is closed for work and the visitor is not staff (SHELL-019). */
  isClosed: boolean;
  /** A back-office user is looking; never true in a cached page. */
  isStaff: boolean;
  /** The one who looks may edit, or publish as well; not there for anybody else, and never in a cached page. */
  edit?: 'edit' | 'publish';
  /** The one who looks keeps the gallery (SHELL-030); not there for anybody else. */
  gallery?: true;
  /** A customer is looking; never there in a cached page (AUTH-030). */
  account?: AccountView;
  /** Development only: where the badge's documentation is. Anyone who gets it sees the badge (SHELL-031). */
  documentationUrl?: string;
  /** Version of the content system, shown with the badge (CMS-031). */
  cmsVersion?: string;
}
