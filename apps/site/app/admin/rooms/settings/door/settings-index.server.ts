import { outcomeOf } from '@izlog/contract/client';
import type { OptionGroup } from '@izlog/contract/cms/option-kind';
import type { Permission } from '@izlog/contract/permissions';
import { getSetup } from '@izlog/contract/settings/setup';
import type { SetupStep } from '@izlog/contract/settings/setup-steps';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { findSettings } from './find-settings.server.ts';
import {
  addressesSlug,
  languagesSlug,
  legalPagesId,
  type SettingsIndex,
  type SettingsLink,
  shopSlug,
} from './settings-view.ts';

/** A card of the index: a group of options, or another screen. */
interface Card {
  /** Its words are `settings.<name>` and `settings.<name>Lead`. */
  name: string;
  options?: OptionGroup;
  /** Last part of the address of a screen that holds no options. */
  group?: string;
  route?: ScreenName;
  /** Ending of the address. */
  end?: string;
  steps?: readonly SetupStep[];
  needs?: Permission;
  isOfShop?: true;
}

const sections: ReadonlyArray<{ name: string; cards: readonly Card[] }> = [
  {
    name: 'law',
    cards: [
      { name: 'company', options: 'company', steps: ['company', 'iban'] },
      { name: 'invoices', options: 'invoices', steps: ['invoices'], isOfShop: true },
      { name: 'eInvoices', options: 'eInvoices', isOfShop: true },
      { name: 'labels', options: 'labels', steps: ['labels'], isOfShop: true },
      { name: 'lawList', route: 'adminLaw', isOfShop: true },
      { name: 'law', options: 'law', isOfShop: true },
      { name: 'priceList', options: 'priceList', isOfShop: true },
      { name: 'legal', route: 'admin', end: `#${legalPagesId}`, steps: ['legal'], needs: 'content.edit' },
      { name: 'consents', route: 'adminConsents', steps: ['consent'], needs: 'content.edit' },
      { name: 'taxes', route: 'adminTaxes', steps: ['taxes'], isOfShop: true },
    ],
  },
  {
    name: 'sale',
    cards: [
      { name: 'payment', route: 'adminPayment', steps: ['payment'], isOfShop: true },
      { name: 'delivery', route: 'adminDelivery', steps: ['delivery'], isOfShop: true },
      { name: 'orders', options: 'orders', isOfShop: true },
      { name: 'shop', group: shopSlug, isOfShop: true },
      { name: 'comments', options: 'comments' },
      { name: 'reviews', options: 'reviews' },
    ],
  },
  {
    name: 'words',
    cards: [
      { name: 'mails', options: 'mails', steps: ['mail'] },
      { name: 'mailWords', route: 'adminMails' },
      { name: 'look', options: 'look', steps: ['look'] },
      { name: 'languages', group: languagesSlug },
      { name: 'addresses', group: addressesSlug },
      { name: 'site', options: 'site' },
      { name: 'sitemap', options: 'sitemap' },
    ],
  },
  {
    name: 'team',
    cards: [
      { name: 'staff', route: 'adminStaff', needs: 'staff.edit' },
      { name: 'roles', route: 'adminRoles', needs: 'staff.edit' },
      { name: 'security', route: 'adminSecurity' },
      { name: 'log', route: 'adminLog', needs: 'staff.edit' },
    ],
  },
  {
    name: 'programs',
    cards: [
      { name: 'keys', route: 'adminKeys', needs: 'staff.edit' },
      { name: 'protection', options: 'protection' },
      { name: 'analytics', options: 'analytics' },
      { name: 'custom', options: 'custom', needs: 'staff.edit' },
      { name: 'caches', route: 'adminCache', needs: 'cache.clear' },
    ],
  },
];

/** Every screen of the settings that the reader may open, with how it stands, and the settings that have the typed words. */
export async function loadIndex(
  site: SiteContext,
  url: URL,
  scope: readonly string[],
): Promise<SettingsIndex> {
  const words = wordsOf(site);
  const typed = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const outcome = await outcomeOf(site.call(getSetup, {}));
  const steps = outcome.errored ? [] : outcome.data.steps;
  const card = (one: Card): SettingsLink => {
    const { name, steps: own = [] } = one;
    const states = steps.filter((step) => own.includes(step.name)).map(({ state }) => state);
    return {
      to: pathOf(one, site),
      title: words(`settings.${name}`),
      lead: words(`settings.${name}Lead`),
      state: (['missing', 'wanted', 'done'] as const).find((one) => states.includes(one)) ?? null,
    };
  };
  return {
    typed,
    found: findSettings(site, typed, scope),
    sections: sections
      .map(({ name, cards }) => ({
        title: words(`settings.section.${name}`),
        links: mayOpen(cards, site, scope).map(card),
      }))
      .filter(({ links }) => links.length > 0),
  };
}

/** The screens of the settings that the reader may open, by the ends of their words' keys, and where they are. */
export const settingsCards = (site: SiteContext, scope: readonly string[]) =>
  sections.flatMap(({ cards }) =>
    mayOpen(cards, site, scope).map((card) => ({ name: card.name, to: pathOf(card, site) })),
  );

const mayOpen = (cards: readonly Card[], site: SiteContext, scope: readonly string[]) =>
  cards
    .filter(({ needs }) => !needs || scope.includes(needs))
    .filter(({ isOfShop }) => !isOfShop || site.site.isEcommerce)
    .filter(({ route }) => route !== 'adminCache' || site.env.pageCache !== undefined);

function pathOf({ options, group = '', route, end = '' }: Card, { language }: SiteContext): string {
  const path = route
    ? pathTo(route, {}, language)
    : pathTo('adminSettings', { group: options ? settingsSlugs[options] : group }, language);
  return `${path}${end}`;
}
