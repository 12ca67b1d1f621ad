import type { Call, Transport } from '@izlog/contract/client';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { Picture } from '@izlog/contract/media/media';
import { createContext } from 'react-router';
import type { Currency } from '#site/i18n/formats.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { LoginState } from '#site/session/login-state.ts';
import type { DeveloperSettings } from './developer-settings.ts';
import type { SeenPublishes } from './one-publish.ts';

/** What is known of a site before any page is loaded; the same for every request for a minute (SET-004, SET-015). */
export interface SiteSettings {
  siteId: string;
  /** The site's key; it stays on the server. */
  apiKey: string;
  name: string;
  /** Origin of its main address: the one of canonical addresses, whatever domain answers (SET-019). */
  mainOrigin?: string;
  /** Origin of the domain that was asked for, as it is registered. */
  domainOrigin?: string;
  /** Languages a visitor may choose, the default one first. */
  languages: readonly SiteLanguage[];
  /** Which store sells in which language; keys are three-letter codes (I18N-009). */
  stores: Readonly<Record<string, string>>;
  /** Public options by key, e.g. `CopyrightText` (CMS-027). */
  options: Readonly<Record<string, string>>;
  logo?: Picture;
  currency: Currency;
  /** False hides cart, checkout and prices (SET-016). */
  isEcommerce: boolean;
  /** SHA-256 of the token a visitor of a protected site must show; undefined for an open one (ROUTE-070). */
  passwordLock?: string;
}

/** What the pages of a public demonstration say. */
export interface Demonstration {
  /** Whole hours of the shop's clock: `3`, or `3, 15`. */
  hours: string;
  /** The staff account that everybody may use. */
  email: string;
  password: string;
  siteId: string;
}

/** Settings of the installation the site needs; read once from the environment by the composing process. */
export interface SiteEnv {
  /** PUBLIC_URL of the installation, without a slash at the end. */
  publicUrl?: string;
  production: boolean;
  /** The finished pages that this process keeps; absent when it keeps none (ADMIN-003). */
  pageCache?: SitePageCache;
  /** A public demonstration, put back at these hours of the shop's clock; its account is everybody's (REL-13). */
  demonstration?: Demonstration;
  /** Development only: what its tools need. */
  developer?: DeveloperSettings;
}

/** Kept pages of a site and language. */
export interface CachedPages {
  site: number;
  /** Two-letter code. */
  language: string;
  entries: number;
  bytes: number;
  /** Age of the oldest page. */
  oldestSeconds: number;
}

/** What staff may ask of the page cache: what is there, and to forget the pages of a site, or of its one language. */
export interface SitePageCache {
  list(): readonly CachedPages[];
  clear(which: { site: number; language?: string }): void;
}

/** The key that a form of staff carries, and how often each endpoint was called for it. */
export interface SentAct {
  key: string;
  calls: Map<string, number>;
}

/** Everything a loader may ask of the request it serves; who is logged in may change on the way. */
export interface SiteContext extends LoginState {
  requestId: string;
  /** The visitor's address; absent for a page that is made for everybody. */
  ip?: string;
  /** Public origin of canonical addresses, without a slash at the end: the same on every domain of the site. */
  origin: string;
  /** Origin where the visitor is, whose cookies he has: for addresses that lead back to him. */
  visitedOrigin: string;
  site: SiteSettings;
  language: SiteLanguage;
  /** Two-letter code of what staff chose for the back office; `languageRead` gives what anybody reads. */
  staffLanguage?: string;
  /** The form of staff that is answered, whose acts are done once. */
  act?: SentAct;
  /** The platform, already bound to site, store, language, key and session (API-003). */
  call: Call;
  /** The same for what is a file: an answer as it comes, without envelope and with the status, or a body of bytes. */
  ask: (
    endpoint: AnyEndpoint,
    input: Record<string, unknown>,
    body?: { type: string; bytes: Uint8Array<ArrayBuffer> },
  ) => ReturnType<Transport>;
  /** The site asks for its password and this visitor has not entered it: nothing of it may be shown (ROUTE-070). */
  isLocked: boolean;
  /** The page is asked for with drafts: it is this visitor's own. */
  isPreview: boolean;
  /** Token of the preview link by which it is asked for. */
  previewToken?: string;
  /** What the preview shows, said on its pages; absent where the link is over. */
  preview?: { says: string; end: string };
  /** Which publishes its answers are from; more than one makes no page. */
  publishes: SeenPublishes;
  /** Cache tags of everything loaded so far (`product:12`); the page cache drops the page when one of them changes. */
  tags: Set<string>;
  env: SiteEnv;
  /** What this page may do beyond what every page may. */
  policy: PagePolicy;
  /** What the loaders of a page hand to their screens (render/pack.server.ts); absent where scripts ask for data alone. */
  serialized?: object[];
  /** The page as it was rendered for the answer, so that nobody has to read it out of a stream again. */
  rendered?: { response: Response; bytes: Buffer };
}

/** Exceptions of one page from the content security policy, made by the loader that needs them. */
export interface PagePolicy {
  /** Origins a form of the page may go to: the provider a payment leads to (ORDER-015). */
  formTargets: string[];
  /** Origins its scripts may speak to: the bucket into which files go up (MEDIA-015). */
  connects?: string[];
  /** Lets the script of a payment provider run (ORDER-008): a random text of this page, and where it comes from. */
  scripts?: { nonce: string; origins: string };
}

/** Where loaders, actions and middleware find it: `context.get(siteContext)`. */
export const siteContext = createContext<SiteContext>();
