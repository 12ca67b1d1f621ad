import { directionOf } from '#site/i18n/direction.ts';
import '#site/styles/app.css';
import '#site/document/shell.css';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router';
import { announceListening } from '#site/document/announce-listening.ts';
import { DocumentContext } from '#site/document/document-context.ts';
import type { Frame } from '#site/document/frame.ts';
import { AccountWatch } from '#site/features/account/door/account-watch.tsx';
import { useAnalytics } from '#site/features/consent/door/use-analytics.ts';
import { ErrorPage } from '#site/features/error/door/error-page.tsx';
import { ErrorPageGuard } from '#site/features/error/door/error-page-guard.tsx';
import { LayoutSwitch } from '#site/features/layout/door/layout-switch.tsx';
import { loadFrame } from '#site/features/layout/door/load-frame.server.ts';
import { TextProvider, useText } from '#site/i18n/use-text.tsx';
import { layoutOf } from '#site/kit/frame/layout-of.ts';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { NavigationProgress } from '#site/kit/navigation/navigation-progress.tsx';
import { usePrefetchInView } from '#site/kit/navigation/use-prefetch-in-view.ts';
import { FlashedNotices } from '#site/kit/toasts/flashed-toasts.tsx';
import { LanguageContext } from '#site/links/addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import type { Serialized } from '#site/render/serialized.ts';
import photographicSheet from '#site/styles/base/photographic.css?url';
import { preloadFonts } from '#site/styles/base/preload-fonts.ts';
import { ToastProvider } from '#site/ui/overlays/toasts.tsx';
import type { Route } from './+types/root';

export { meta } from '#site/seo/meta.ts';

/** Nothing of a site is loaded for a visitor who must enter its password first (ROUTE-070). */
export async function loader({ context }: Route.LoaderArgs): Promise<Serialized<Frame> | undefined> {
  const site = context.get(siteContext);
  return site.isLocked ? undefined : pack(site, await loadFrame(site));
}

/**
 * Header, footer and settings do not change from page to page; only what was sent (login, language) can change them, here
 * or in another tab: a page that asks again stays at its address.
 */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  // A form that nobody answered changed nothing, and asking would fail as well.
  if (actionStatus >= 500) return false;
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href;
}

/** The document around every page, error pages included: it must stand without any loaded data. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang, locale, messagesUrl, requestId, mark, inline } = use(DocumentContext);
  const frame = useFrame();
  const { look, brand }: Partial<Frame> = (layoutOf(useMatches()) !== 'admin' && frame) || {};
  useEffect(announceListening, []);
  return (
    <html lang={lang} dir={directionOf(lang)} data-look={look} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript mark={mark} text={inline?.beforePaint} />
        {preloadFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <meta name="messages" content={messagesUrl} data-locale={locale} />
        <meta name="request-id" content={requestId} />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121614" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <ManifestLink />
        <Meta />
        <Links />
        {look ? <link rel="stylesheet" href={photographicSheet} /> : null}
        {brand ? <link rel="stylesheet" href={`/_/look/${brand}.css`} /> : null}
      </head>
      <body>
        <Surroundings frame={frame}>{children}</Surroundings>
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
        <InlineScript mark={mark} text={inline?.atEnd} />
      </body>
    </html>
  );
}

/** A script of the document itself. The browser, which has no text for it, leaves what the server wrote. */
function InlineScript({ mark, text = '' }: { mark: string | undefined; text: string | undefined }) {
  return (
    <script nonce={mark} suppressHydrationWarning>
      {text}
    </script>
  );
}

/** From the page of the member card one installs the card itself: it then opens by a touch, without a network too. */
function ManifestLink() {
  const isCard = useMatches().some(({ id }) => id === 'memberCard');
  return <link rel="manifest" href={`/manifest.webmanifest${isCard ? '?start=card' : ''}`} />;
}

function Surroundings({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const page = (
    <TextProvider currency={frame?.currency}>
      <Notices>{children}</Notices>
    </TextProvider>
  );
  return frame ? <LanguageContext value={frame.language}>{page}</LanguageContext> : page;
}

function Notices({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <ToastProvider regionLabel={t('toasts.label')} closeLabel={t('page.close')}>
      <NavigationProgress />
      {children}
      <FlashedNotices />
    </ToastProvider>
  );
}

/** Not in a production build at all (SHELL-034). */
const DeveloperBadge = import.meta.env.DEV
  ? lazy(() => import('#site/developer/developer-badge.tsx'))
  : undefined;

export default function Root() {
  const frame = useFrame();
  usePrefetchInView();
  const isHydrated = useHydrated();
  useAnalytics(frame?.analytics);
  return (
    <LayoutSwitch frame={frame}>
      <Outlet />
      <AccountWatch />
      {DeveloperBadge && isHydrated && frame?.documentationUrl ? (
        <Suspense>
          <DeveloperBadge documentationUrl={frame.documentationUrl} cmsVersion={frame.cmsVersion} />
        </Suspense>
      ) : null}
    </LayoutSwitch>
  );
}

/** The default layout has the page's main part; where it is not shown the error page is it. */
function ErrorLandmark({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const layout = layoutOf(useMatches());
  const isFramed = frame !== undefined && layout === 'default';
  return isFramed ? children : <main id="sadrzaj">{children}</main>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useFrame();
  return (
    <ErrorPageGuard>
      <LayoutSwitch frame={frame}>
        <ErrorLandmark frame={frame}>
          <ErrorPage error={error} />
        </ErrorLandmark>
      </LayoutSwitch>
    </ErrorPageGuard>
  );
}
