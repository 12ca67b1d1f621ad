import type { AnalyticsIds } from '#site/document/analytics.ts';
import { type CookieChoice, storedChoice } from './cookie-choice.ts';

interface Measured extends Window {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
}

/** What stands for the pixel until its script has come and sets `callMethod`. */
interface Pixel {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  push?: Pixel;
}

/**
 * Loads what a visitor allows, when it is allowed (SHELL-043): Google Analytics with statistics, the tag manager and the
 * pixel with marketing. Anyone who takes a consent back gets a page without them, and loses their cookies.
 */
export function startAnalytics(ids: AnalyticsIds): void {
  const loaded: CookieChoice = { statistics: false, marketing: false };
  const look = () => {
    const choice = storedChoice(document.cookie) ?? { statistics: false, marketing: false };
    if ((loaded.statistics && !choice.statistics) || (loaded.marketing && !choice.marketing)) return leave();
    if (choice.statistics && !loaded.statistics && ids.google) google(ids.google, choice.marketing);
    if (choice.marketing && !loaded.marketing) {
      if (ids.tagManager) tagManager(ids.tagManager);
      if (ids.pixel) pixel(ids.pixel);
    }
    Object.assign(loaded, choice);
  };
  look();
  // The notice writes the choice on the root, as the document does before its first paint.
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-consent'] });
}

function layer(): unknown[] {
  const page = window as Measured;
  page.dataLayer ??= [];
  return page.dataLayer;
}

// The service reads the arguments of a call, not a list of them.
function gtag(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the form in which gtag.js expects its commands
  layer().push(arguments);
}

function google(id: string, isMarketing: boolean): void {
  const advertising = isMarketing ? 'granted' : 'denied';
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
  gtag('js', new Date());
  gtag('config', id);
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function tagManager(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

function pixel(id: string): void {
  const page = window as Measured;
  if (!page.fbq) {
    const fbq: Pixel = Object.assign(
      (...words: unknown[]) => {
        if (fbq.callMethod) fbq.callMethod(...words);
        else fbq.queue.push(words);
      },
      { queue: [] as unknown[], loaded: true, version: '2.0' },
    );
    fbq.push = fbq;
    page._fbq = fbq;
    page.fbq = fbq;
    load('https://connect.facebook.net/en_US/fbevents.js');
  }
  page.fbq('init', id);
  page.fbq('track', 'PageView');
}

function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/** What runs cannot be taken out of a page: it is loaded again without it. */
function leave(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is not everywhere
  for (const name of document.cookie.match(/(?:^|(?<=; ))_(?:ga|gid|gat|gcl|fbp|fbc)\w*(?==)/g) ?? [])
    for (const domain of ['', `; domain=.${location.hostname.split('.').slice(-2).join('.')}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  location.reload();
}
