import { croatianInvoices, eInvoicePoints, invoiceMakers } from '../ecommerce/duties/invoicing.ts';
import { abroadReadings, cashOnDeliveryReadings } from '../ecommerce/duties/which-paper.ts';
import { type LawCountry, lawCountries } from '../ecommerce/law/duty-list.ts';
import { mediaSizeNames, mediaSizes } from '../media/media-sizes.ts';
import type { Permission } from '../permissions.ts';
import { captchaProviders } from '../settings/captcha.ts';
import { commenters } from './comments/comment-options.ts';
import {
  choice,
  code,
  colour,
  email,
  iban,
  lines,
  markup,
  type OptionGroup,
  type OptionKind,
  officialFile,
  oib,
  picture,
  places,
  secret,
  sender,
  slug,
  text,
  whole,
  yesNo,
} from './option-kind.ts';

/**
 * What is known about a site option. Checks, the command line and the screens of the back office follow from it; the
 * screens' words are `option.<key>` of the staff's texts.
 */
export interface KnownOption {
  /** Its value while nobody has set it. */
  value: string | null;
  is: OptionKind;
  /** The screen it stands on; none for what only the command line sets. */
  group?: OptionGroup;
  /** Given to staff only. */
  isSecret?: boolean;
  /** The value follows from elsewhere and cannot be set as an option. */
  isFixed?: boolean;
  /** What one must hold to set it, beside settings.edit. */
  needs?: Permission;
}

const comments = {
  NumberOfStars: { value: '5', is: whole(1, 10) },
  RequireRatingForComment: { value: 'false', is: yesNo },
  RequireCommentForRating: { value: 'false', is: yesNo },
  RequireAdminPublishing: { value: 'true', is: yesNo },
  OneUserOneComment: { value: 'false', is: yesNo },
  UserCanEditComment: { value: 'true', is: yesNo },
  AnonymousCanMultipleReview: { value: 'false', is: yesNo },
} as const satisfies Record<string, KnownOption>;

type CommentKey = keyof typeof comments;

/** The same rules for posts and products, and under another name for reviews of the site (CMS-029). */
function twins<E extends string>(ending: E, group: OptionGroup) {
  return Object.fromEntries(
    Object.entries(comments).map(([key, option]) => [`${key}${ending}`, { ...option, group }]),
  ) as Record<`${CommentKey}${E}`, KnownOption>;
}

/** Registers in which who sends goods to a country is entered: a number for each country that the law list knows. */
export const registrations = ['PackagingNumber', 'WeeeNumber', 'BatteryNumber'] as const;
export type Registration = (typeof registrations)[number];

function registered<R extends Registration>(register: R) {
  return Object.fromEntries(
    lawCountries.map((country) => [
      `${register}.${country}`,
      { value: null, is: text(60), group: 'law' as OptionGroup },
    ]),
  ) as Record<`${R}.${LawCountry}`, KnownOption>;
}

/** A script in a page may do what its reader may: who sets it needs the right that guards all others. */
const custom = { value: null, group: 'custom', needs: 'staff.edit' } as const;

/** The options staff can set, as they are written down in the specification (CMS-027 to CMS-030, CMS-033). */
export const ownOptions = {
  CompanyName: { value: null, is: text(), group: 'company' },
  CompanyStreet: { value: null, is: text(), group: 'company' },
  CompanyTown: { value: null, is: text(), group: 'company' },
  CompanyOib: { value: null, is: oib, group: 'company' },
  CompanyIban: { value: null, is: iban, group: 'company' },
  CompanyEmail: { value: null, is: email, group: 'company' },
  CompanyPhone: { value: null, is: text(50), group: 'company' },
  CompanyRegister: { value: null, is: text(400), group: 'company' },

  Logo: { value: null, is: picture, group: 'look' },
  BrandColor: { value: null, is: colour, group: 'look' },
  // `drawn`: the shop window; `photographic`: large photographs, for shops of things.
  Look: { value: 'drawn', is: choice('drawn', 'photographic'), group: 'look' },
  CopyrightText: { value: null, is: text(300), group: 'look' },
  CookieNotice: { value: null, is: lines(1000), group: 'look' },

  SendEmailTo: { value: null, is: email, group: 'mails', isSecret: true },
  SendGdprTo: { value: null, is: email, group: 'mails', isSecret: true },
  SendEmailFrom: { value: null, is: sender, group: 'mails', isSecret: true },

  HomePageSlug: { value: null, is: slug, group: 'site' },
  ThemeNavigations: { value: 'main', is: text(500), group: 'site' },
  MaintenanceMode: { value: 'false', is: yesNo, group: 'site' },
  PasswordProtection: { value: null, is: secret(200), group: 'site', isSecret: true },
  WwwPolicy: { value: 'none', is: choice('www', 'non-www', 'none'), group: 'site' },

  AutoGenerateSiteMap: { value: 'true', is: yesNo, group: 'sitemap' },
  SiteMapOptions: {
    value: '{"hreflang":true,"images":true}',
    is: { kind: 'switches', of: ['hreflang', 'images'] },
    group: 'sitemap',
  },

  CanCommentOnBlog: { value: 'RegisteredUsers', is: choice(...commenters), group: 'comments' },
  ...twins('', 'comments'),
  CanCommentOnSite: { value: 'RegisteredUsers', is: choice(...commenters), group: 'reviews' },
  ...twins('OnSite', 'reviews'),

  // Unique number of the consent to get digital content at once, asked for where the cart holds some.
  DigitalConsent: { value: null, is: text(100), group: 'orders' },
  // The same of services that are to begin before the time of withdrawal is over.
  ServiceConsent: { value: null, is: text(100), group: 'orders' },
  PaymentDays: { value: '7', is: whole(1, 365), group: 'orders' },
  ReminderDays: { value: '3', is: whole(0, 365), group: 'orders' },
  // Hours after which a customer with a newsletter is reminded of a cart, once; 0 reminds nobody.
  CartReminderHours: { value: '0', is: whole(0, 168), group: 'orders' },
  DownloadDays: { value: '30', is: whole(1, 3650), group: 'orders' },
  DownloadLimit: { value: '10', is: whole(1, 1000), group: 'orders' },
  EmailConfirmationRequired: { value: 'false', is: yesNo, group: 'orders' },
  MemberCardsIssued: { value: 'false', is: yesNo, group: 'orders' },
  // Shopping agents search the catalogue and fill carts, with nothing that pages do not show.
  ShoppingAgents: { value: 'true', is: yesNo, group: 'orders' },

  // Who makes out invoices: asked on the first day, so it has no usual value.
  InvoicesBy: { value: null, is: choice(...invoiceMakers), group: 'invoices' },
  // By the Croatian act on fiscalisation: `live` is refused until everything that it needs is there.
  CroatianInvoices: { value: 'off', is: choice(...croatianInvoices), group: 'invoices' },
  VatPayer: { value: 'true', is: yesNo, group: 'invoices' },
  // In place of the program's own sentence of a small business outside the VAT system.
  VatExemption: { value: null, is: text(300), group: 'invoices' },
  InvoicePremises: { value: 'WEB1', is: text(20), group: 'invoices' },
  InvoiceDevice: { value: '1', is: text(20), group: 'invoices' },
  // The last number of another program with these marks: the first one here is the next.
  InvoiceNumberSoFar: { value: '0', is: whole(0, 999_999), group: 'invoices' },
  InvoiceOperator: { value: 'WEB', is: text(20), group: 'invoices' },
  // Whose the mark is, for the tax host; that of the seller while it is not set (NN 89/2025, Article 8(4)).
  InvoiceOperatorOib: { value: null, is: oib, group: 'invoices' },
  // What no final text of the law settles: as the shop's bookkeeper reads it.
  InvoicesAbroad: { value: 'fiscal', is: choice(...abroadReadings), group: 'invoices' },
  CashOnDeliveryAs: { value: 'cash', is: choice(...cashOnDeliveryReadings), group: 'invoices' },

  // Who carries e-invoices to companies. An account for trying stands apart from the real one: no document goes there.
  EInvoicePoint: { value: 'off', is: choice(...eInvoicePoints), group: 'eInvoices' },
  MojEracunUser: { value: null, is: text(100), group: 'eInvoices' },
  MojEracunPassword: { value: null, is: secret(200), group: 'eInvoices', isSecret: true },
  MojEracunSoftware: { value: null, is: text(100), group: 'eInvoices' },
  MojEracunUnit: { value: null, is: text(100), group: 'eInvoices' },
  MojEracunTestUser: { value: null, is: text(100), group: 'eInvoices' },
  MojEracunTestPassword: { value: null, is: secret(200), group: 'eInvoices', isSecret: true },
  MojEracunTestSoftware: { value: null, is: text(100), group: 'eInvoices' },

  DurabilityLabelFields: { value: null, is: places, group: 'labels' },

  // What no program can know of the goods and the company: the list of the law asks until somebody said it.
  SellsElectrical: { value: null, is: choice('no', 'yes'), group: 'law' },
  SellsBatteries: { value: null, is: choice('no', 'yes'), group: 'law' },
  // Under 10 people and up to 2 million EUR: its services need not be accessible (Directive (EU) 2019/882, Article 4(5)).
  SmallestEnterprise: { value: null, is: choice('no', 'yes'), group: 'law' },
  ...registered('PackagingNumber'),
  ...registered('WeeeNumber'),
  ...registered('BatteryNumber'),

  // Which goods stand in the daily price list and show an anchor price: none, those that are marked, or all (NN 75/2025).
  PriceList: { value: null, is: choice('off', 'marked', 'all'), group: 'priceList' },
  // Both readings of a rule whose final text of 2026 was not found: the day, and what its price is called.
  AnchorDate: { value: '2025-05-02', is: code(/^20\d\d-[01]\d-[0-3]\d$/, '2025-05-02'), group: 'priceList' },
  AnchorLabel: { value: null, is: text(60), group: 'priceList' },
  // Days for which the lists of former days stay in the archive.
  PriceListDays: { value: '365', is: whole(30, 3650), group: 'priceList' },

  CaptchaProvider: { value: 'proofOfWork', is: choice(...captchaProviders), group: 'protection' },
  CaptchaKey: { value: null, is: text(), group: 'protection' },
  CaptchaSecret: { value: null, is: secret(), group: 'protection', isSecret: true },
  CaptchaVersion: { value: '2', is: choice('2', '3'), group: 'protection' },

  GoogleAnalyticsId: { value: null, is: code(/^G-[A-Z\d]{4,16}$/, 'G-AB12CD34EF'), group: 'analytics' },
  GoogleTagManagerId: { value: null, is: code(/^GTM-[A-Z\d]{4,12}$/, 'GTM-AB12CD3'), group: 'analytics' },
  FacebookPixelId: { value: null, is: code(/^\d{10,20}$/, '123456789012345'), group: 'analytics' },

  CustomHeader: { ...custom, is: markup('head') },
  CustomFooter: { ...custom, is: markup('body') },
} as const satisfies Record<string, KnownOption>;

/** An option that staff set on a screen. */
export type OwnOption = keyof typeof ownOptions;

/** Official files of the Union that a shop puts in, one for each language: `GuaranteeNotice.hrv` (Regulation (EU) 2025/1960). */
export const officialFiles = ['GuaranteeNotice', 'DurabilityLabel'] as const;
export type OfficialFile = (typeof officialFiles)[number];

/** An option that a screen sets, by its name; those of one language too. */
export function screenOption(key: string): KnownOption | undefined {
  if (Object.hasOwn(ownOptions, key)) return ownOptions[key as OwnOption];
  const [name, language = ''] = key.split('.');
  const isOne = officialFiles.some((one) => one === name) && /^[a-z]{3}$/.test(language);
  return isOne ? { value: null, is: officialFile, group: 'labels' } : undefined;
}

/** The options of a screen, or of all, for a site with these languages, in their order. */
export function screenOptions(group: OptionGroup | undefined, languages: readonly string[]): string[] {
  const own = Object.keys(ownOptions).filter(
    (key) => group === undefined || ownOptions[key as OwnOption].group === group,
  );
  if (group !== undefined && group !== 'labels') return own;
  const files = officialFiles.flatMap((name) => languages.map((language) => `${name}.${language}`));
  return [...files, ...own];
}

/** The options every site has (CMS-027 to CMS-030, CMS-033, MEDIA-003), those of screens first. */
export const knownOptions: Readonly<Record<string, KnownOption>> = {
  ...ownOptions,
  CmsVersion: { value: '1.12.191', is: text(), isFixed: true },
  DefaultLanguage: { value: null, is: text(), isFixed: true },
  AllowedLanguages: { value: null, is: text(), isFixed: true },
  GitlabProjectId: { value: null, is: text(), isSecret: true },
  directBucket: { value: null, is: text() },
  LoginProviders: { value: null, is: secret(20_000), isSecret: true },
  // Orders are taken though the shop lacks what the law wants buyers to be told; each of them is logged.
  OpenWithoutLegalTexts: { value: 'false', is: yesNo, isSecret: true },
  ...Object.fromEntries(
    mediaSizeNames.map((name) => {
      const { width, height } = mediaSizes[name];
      return [name, { value: `${width}x${height}`, is: text(), isFixed: true }];
    }),
  ),
};
