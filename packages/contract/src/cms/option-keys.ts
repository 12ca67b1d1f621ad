import { mediaSizeNames, mediaSizes } from '../media/media-sizes.ts';

/** What is known about a site option: its value while nobody has set it, and whether only staff may read it. */
export interface KnownOption {
  value: string | null;
  isSecret?: boolean;
  /** The value follows from elsewhere and cannot be set as an option. */
  isFixed?: boolean;
}

const comments: Record<string, string> = {
  NumberOfStars: '5',
  RequireRatingForComment: 'false',
  RequireCommentForRating: 'false',
  RequireAdminPublishing: 'true',
  OneUserOneComment: 'false',
  UserCanEditComment: 'true',
  AnonymousCanMultipleReview: 'false',
};

/** The options every site has (CMS-027 to CMS-030, CMS-033, MEDIA-003) with the value they have until staff set another. */
export const knownOptions: Readonly<Record<string, KnownOption>> = {
  Logo: { value: null },
  CopyrightText: { value: null },
  CookieNotice: { value: null },
  CustomHeader: { value: null },
  CustomFooter: { value: null },
  GoogleAnalyticsId: { value: null },
  GoogleTagManagerId: { value: null },
  FacebookPixelId: { value: null },
  CmsVersion: { value: '1.12.191', isFixed: true },
  DefaultLanguage: { value: null, isFixed: true },
  AllowedLanguages: { value: null, isFixed: true },
  HomePageSlug: { value: null },
  MaintenanceMode: { value: 'false' },
  SendEmailTo: { value: null, isSecret: true },
  SendGdprTo: { value: null, isSecret: true },
  SendEmailFrom: { value: null, isSecret: true },
  BrandColor: { value: null },
  // `drawn`: the shop window; `photographic`: large photographs, for shops of things.
  Look: { value: 'drawn' },
  CaptchaProvider: { value: 'proofOfWork' },
  CaptchaKey: { value: null },
  CaptchaSecret: { value: null, isSecret: true },
  CaptchaVersion: { value: '2' },
  AutoGenerateSiteMap: { value: 'true' },
  SiteMapOptions: { value: '{"hreflang":true,"images":true}' },
  WwwPolicy: { value: 'none' },
  PasswordProtection: { value: null, isSecret: true },
  GitlabProjectId: { value: null, isSecret: true },
  ThemeNavigations: { value: 'main' },
  directBucket: { value: null },
  EmailConfirmationRequired: { value: 'false' },
  MemberCardsIssued: { value: 'false' },
  LoginProviders: { value: null, isSecret: true },
  CompanyName: { value: null },
  CompanyStreet: { value: null },
  CompanyTown: { value: null },
  CompanyOib: { value: null },
  CompanyIban: { value: null },
  CompanyEmail: { value: null },
  CompanyPhone: { value: null },
  CompanyRegister: { value: null },
  // Orders are taken though the shop lacks what the law wants buyers to be told; each of them is logged.
  OpenWithoutLegalTexts: { value: 'false', isSecret: true },
  InvoicePremises: { value: 'WEB1' },
  InvoiceDevice: { value: '1' },
  PaymentDays: { value: '7' },
  ReminderDays: { value: '3' },
  DownloadDays: { value: '30' },
  DownloadLimit: { value: '10' },
  // Unique number of the consent to get digital content at once, asked for where the cart holds some.
  DigitalConsent: { value: null },
  CanCommentOnBlog: { value: 'RegisteredUsers' },
  CanCommentOnSite: { value: 'RegisteredUsers' },
  ...Object.fromEntries(
    Object.entries(comments).flatMap(([key, value]) => [
      [key, { value }],
      [`${key}OnSite`, { value }],
    ]),
  ),
  ...Object.fromEntries(
    mediaSizeNames.map((name) => {
      const { width, height } = mediaSizes[name];
      return [name, { value: `${width}x${height}`, isFixed: true }];
    }),
  ),
};
