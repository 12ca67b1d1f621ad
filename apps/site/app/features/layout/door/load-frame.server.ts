import { type Call, CallError } from '@izlog/contract/client';
import { type NavigationNode, navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { brandPalette } from '@izlog/contract/cms/brand-palette';
import type { Element } from '@izlog/contract/cms/content/element';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { registrations } from '@izlog/contract/cms/option-keys';
import { lawCountries } from '@izlog/contract/ecommerce/law/duty-list';
import { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { User } from '@izlog/contract/user/user';
import { analyticsOf } from '#site/document/analytics.ts';
import { type FooterView, type Frame, type LogoView, logoHeight } from '#site/document/frame.ts';
import { loadAccount } from '#site/features/account/door/load-account.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type ButtonRecord, buttonView } from '#site/links/button.ts';
import { navigationItems } from '#site/links/navigation.ts';
import type { SiteContext, SiteSettings } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import { letUpload, mayUpload } from '#site/session/let-upload.server.ts';
import { text } from '../element-text.ts';
import { footerView } from '../footer-view.ts';

/** What stands around every page: layout elements, navigation and settings, asked in parallel (SHELL-002, CMS-001, CMS-010). */
export async function loadFrame(context: SiteContext): Promise<Frame> {
  const { site, language, call } = context;
  const [elements, navigation, user] = await Promise.all([
    loadElements(call),
    loadNavigation(call),
    currentUser(context),
  ]);
  const staff = user?.isBackofficeUser === true;
  const right = editRight(user);
  await letUpload(context, user);
  const top = elements.get('header-section');
  const header = top?.meta;
  const topLang = top && langMark(top.language_code, language);
  const buttonOf = (meta: Element['meta'] | undefined, field: string) =>
    buttonView(meta?.[field] as ButtonRecord | undefined, language);
  const banner = elements.get('cookie-section');
  const cookie = banner?.meta;
  const cookieText = text(cookie?.text);
  const cookieLang = banner && cookieText && langMark(banner.language_code, language);
  const contact = buttonOf(header, 'contactBtn');
  const narrowStrip = text(top?.mobileMeta.strip);
  const narrowContact = buttonOf(top?.mobileMeta, 'contactBtn');
  return {
    siteName: site.name,
    origin: context.origin,
    language,
    languages: site.languages,
    currency: site.currency,
    isEcommerce: site.isEcommerce,
    logo: site.logo && logoView(site.logo, site.name),
    strip: {
      text: text(header?.strip),
      ...(narrowStrip ? { narrow: narrowStrip } : {}),
      phone: text(header?.phone),
      ...said(topLang),
    },
    navigation: navigationItems(navigation, language),
    footer: shownFooter(elements.get('footer-section'), language, site, right !== undefined),
    contact: contact
      ? { ...contact, ...said(topLang) }
      : { href: pathTo('page', { slug: 'kontakt' }, language) },
    ...(narrowContact ? { narrowContact: { ...narrowContact, ...said(topLang) } } : {}),
    cookieText: cookieText ?? site.options.CookieNotice,
    ...(cookieLang ? { cookieLang } : {}),
    privacyHref: buttonOf(cookie, 'more')?.href ?? pathTo('page', { slug: 'politika-privatnosti' }, language),
    ...(site.options.Look?.trim() === 'photographic' ? { look: 'photographic' } : {}),
    ...brandOf(site.options.BrandColor),
    ...measuredBy(staff ? {} : site.options),
    isClosed: site.options.MaintenanceMode === 'true' && !staff,
    isStaff: staff,
    ...(right ? { edit: right } : {}),
    ...(mayUpload(user) ? { gallery: true as const } : {}),
    account: user && !staff ? await loadAccount(context, user) : undefined,
    ...(context.env.developer
      ? {
          documentationUrl: context.env.developer.documentationUrl,
          cmsVersion: context.site.options.CmsVersion,
        }
      : {}),
  };
}

/** What is not there is left out: the frame is handed to the browser with every page. */
const said = (lang: string | undefined) => (lang ? { lang } : {});

/** Staff do not count as visitors, and nothing from outside runs where they are logged in. */
function measuredBy(options: SiteSettings['options']): Pick<Frame, 'analytics'> {
  const analytics = analyticsOf(options);
  return analytics ? { analytics } : {};
}

/** A colour that was stored before it had to be readable makes no look. */
function brandOf(colour: string | undefined): Pick<Frame, 'brand'> {
  const brand = colour?.trim().toLowerCase() ?? '';
  return brandPalette(brand) ? { brand: brand.slice(1) } : {};
}

/** The footer with the logo it shows. */
function shownFooter(
  footer: Element | undefined,
  language: SiteLanguage,
  site: SiteSettings,
  withIds: boolean,
): FooterView {
  const { narrow, ...view } = footerView(footer, language, site.options.CopyrightText, withIds);
  const own = logoIn(footer?.mobileMeta, site);
  return {
    ...view,
    logo: footerLogo(footer, site),
    ...(narrow || own ? { narrow: { ...narrow, ...(own ? { logo: own } : {}) } } : {}),
    ...sellerOf(site),
    ...registersOf(site),
  };
}

/** Whether somebody may edit pages in place (EDIT-001). */
function editRight(user: User | undefined): Frame['edit'] {
  if (!user?.isBackofficeUser || !user.scope?.includes('content.edit')) return undefined;
  return user.scope.includes('content.publish') ? 'publish' : 'edit';
}

/** Who sells, on every page (Directive 2000/31/EC, Article 5): name, street, town and OIB. */
function sellerOf({ options }: Pick<SiteSettings, 'options'>): Pick<FooterView, 'seller'> {
  const { CompanyName, CompanyStreet, CompanyTown, CompanyOib } = options;
  const words = [CompanyName, CompanyStreet, CompanyTown, CompanyOib && `OIB ${CompanyOib}`].filter(Boolean);
  return words.length > 0 ? { seller: words.join(', ') } : {};
}

/** Numbers that registers of waste want to be seen with the offer, and whether daily price lists are published. */
function registersOf({ options, isEcommerce }: SiteSettings): Pick<FooterView, 'registers' | 'hasPriceList'> {
  if (!isEcommerce) return {};
  const registers = registrations.flatMap((register) =>
    lawCountries.flatMap((country) => {
      const number = options[`${register}.${country}`]?.trim();
      return number ? [{ register, country, number }] : [];
    }),
  );
  const hasPriceList = options.PriceList === 'all' || options.PriceList === 'marked';
  return { ...(registers.length > 0 && { registers }), ...(hasPriceList && { hasPriceList: true }) };
}

/** The footer's own logo, else the site's (SHELL-013). */
function footerLogo(footer: Element | undefined, site: SiteSettings): LogoView | undefined {
  return logoIn(footer?.meta, site) ?? (site.logo && logoView(site.logo, site.name));
}

function logoIn(bag: Element['meta'] | undefined, { name }: SiteSettings): LogoView | undefined {
  const use = bag?.logo as { file?: unknown } | null | undefined;
  const own = Picture.safeParse(use?.file);
  return own.success ? logoView(own.data, name) : undefined;
}

function logoView(logo: Picture, siteName: string): LogoView {
  const isSign = (logo.width ?? 0) < 1.5 * (logo.height ?? 1);
  return {
    src: mediaAddress(logo, isRaster(logo) ? 'SmallSize' : 'original'),
    alt: logo.alt || siteName,
    isSign,
    width: logo.width && logo.height ? Math.round((logo.width / logo.height) * logoHeight) : undefined,
  };
}

async function loadElements(call: Call): Promise<Map<string, Element>> {
  const { elements } = await call(elementGetByHandlers, { handlers: ['header', 'footer', 'cookie'] });
  return new Map(elements.map((element) => [element.handler, element]));
}

/** A site without a main navigation has a page without one. */
async function loadNavigation(call: Call): Promise<NavigationNode[]> {
  try {
    return (await call(navigationTree, { id: 'main' })).children;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return [];
    throw error;
  }
}
