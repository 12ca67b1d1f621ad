import { outcomeOf } from '@izlog/contract/client';
import { filterWishes } from '@izlog/contract/cms/wishlist';
import { filterOwnOrders } from '@izlog/contract/ecommerce/orders/order-web';
import { gdprConsentGiven } from '@izlog/contract/gdpr/consent-given';
import { limits } from '@izlog/contract/limits';
import type { Address } from '@izlog/contract/user/address';
import { listOwnPasskeys } from '@izlog/contract/user/passwordless/own-passkeys';
import { listDataExports, previewErasure } from '@izlog/contract/user/personal-data';
import type { User } from '@izlog/contract/user/user';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import { loadCard } from '#site/features/member-card/door/load-card.server.ts';
import { countryChoices, isoOf } from '#site/i18n/country-codes.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadProviders } from '../login/social-login.server.ts';
import type { AddressView, ProfileView } from './profile-view.ts';

/** Orders on one page of the history. */
const orderLimit = 10;

interface Wanted {
  /** Page of the orders. */
  page: number;
  /** Id of the address to write, or `nova`. */
  address: string | null;
  /** An export waits to be downloaded, and the password was not entered lately. */
  isProofAsked: boolean;
}

/** Everything the profile shows, asked in parallel; what cannot be loaded leaves the rest standing. */
export async function loadProfile(context: SiteContext, user: User, wanted: Wanted): Promise<ProfileView> {
  const { call, language } = context;
  const [card, wishes, orders, consents, exports, kept, passkeys, providers] = await Promise.all([
    user.memberCardBarcode ? loadCard(context, user.memberCardBarcode) : null,
    loadWishes(context),
    loadOrders(context, wanted.page),
    outcomeOf(call(gdprConsentGiven, {})),
    outcomeOf(call(listDataExports, {})),
    outcomeOf(call(previewErasure, {})),
    outcomeOf(call(listOwnPasskeys, {})),
    user.hasPassword ? [] : loadProviders(context),
  ]);
  const countries = countryChoices(language.code);
  const addresses = user.addresses.map((address) => addressView(address, countries));
  const editing =
    wanted.address === 'nova'
      ? ('new' as const)
      : (addresses.find(({ id }) => String(id) === wanted.address) ?? null);
  return {
    ...user.details,
    email: user.email,
    isEmailConfirmed: user.emailConfirmed,
    newEmail: user.newEmail,
    hasPassword: user.hasPassword,
    passkeys: passkeys.errored
      ? undefined
      : passkeys.data.records.map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          createdAt: created_at,
          usedAt: used_at,
        })),
    providers,
    isProofAsked: wanted.isProofAsked,
    company: user.company,
    card,
    addresses,
    editing,
    // Two hundred and fifty names are worth their bytes only where one chooses among them.
    countries: editing ? countries : [],
    wishes,
    orders,
    exports: exports.errored ? undefined : exports.data.records,
    kept: kept.errored ? undefined : kept.data.kept,
    consents: consents.errored
      ? undefined
      : consents.data.records.map(({ uniqueNumber, displayName, givenAt, isRequired }) => ({
          uniqueNumber,
          html: displayName,
          givenAt,
          isRequired,
        })),
  };
}

/** The history of orders (ACCT-014 to ACCT-016). */
async function loadOrders({ call, language }: SiteContext, page: number): Promise<ProfileView['orders']> {
  const orders = await outcomeOf(call(filterOwnOrders, { page, limit: orderLimit }));
  if (orders.errored) return undefined;
  const { records, pagination } = orders.data;
  return {
    rows: records.map((order) => ({
      slug: order.slug,
      href: pathTo('profileOrder', { slug: order.slug }, language),
      createdAt: order.createdAt,
      state: order.state,
      isRefundOwed: order.isRefundOwed,
      total: order.orderTotal,
      isTransferAwaited: order.state === 'awaitingPayment' && order.paymentKind === 'bankTransfer',
      currency: { id: 0, label: order.currency.symbol, iso: order.currency.iso },
    })),
    total: pagination.total,
    page: pagination.page,
    lastPage: pagination.lastPage,
  };
}

/** The wished products, the newest wish first, resolved with one call by their ids (ACCT-025). */
async function loadWishes(context: SiteContext) {
  const wishes = await outcomeOf(context.call(filterWishes, { limit: limits.wishlistLimit }));
  const ids = wishes.errored ? [] : wishes.data.records.map((record) => record.product_id);
  return loadTiles(ids.slice(0, limits.largestLimit), context);
}

/** The country of a kept address is an id, that of a form an ISO code (ACCT-043). */
function addressView(address: Address, countries: readonly { iso: string; name: string }[]): AddressView {
  const country = isoOf(address.country);
  const countryName = countries.find(({ iso }) => iso === country)?.name ?? country;
  return { ...address, region: address.region ?? '', country, countryName };
}
