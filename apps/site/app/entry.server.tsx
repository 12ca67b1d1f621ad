import { fillText } from '@izlog/contract/texts/fill-text';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { analyticsSources } from '#site/document/analytics.ts';
import { barRoom, beforePaint } from '#site/document/before-paint.ts';
import {
  contentSecurityPolicy,
  type OutsideSources,
  withoutMark,
} from '#site/document/content-security-policy.ts';
import { type CustomHtml, customHtmlOf, sourcesOf, withCustomHtml } from '#site/document/custom-html.ts';
import { demonstrationStrip } from '#site/document/demonstration-strip.ts';
import { DocumentContext } from '#site/document/document-context.ts';
import type { Frame } from '#site/document/frame.ts';
import { previewStrip } from '#site/document/preview-strip.ts';
import { ErrorFallback } from '#site/features/error/door/error-page-guard.tsx';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { layoutOf } from '#site/kit/frame/layout-of.ts';
import { type Demonstration, type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import {
  createFragmentCache,
  type RenderedPage,
  renderUncached,
} from '#site/render/fragment-cache.server.ts';
import { sharedFrameOf } from '#site/render/fragment-guard.server.ts';
import { appendHandoff } from '#site/render/handoff.ts';
import { holdScripts, startScripts } from '#site/render/held-scripts.server.ts';
import { serializedScripts } from '#site/render/pack.server.ts';
import { type Serialized, unpack } from '#site/render/serialized.ts';
import { loadSplitViews } from '#site/ui/split-view.tsx';

/**
 * Renders a whole page to one string: the page cache needs complete HTML, and renderToString is about half as fast again
 * as the streams (measured in the design's performance notes). Loaders therefore return settled data only.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const siteOfPage = context.get(siteContext);
  const { language, requestId, env, policy, site } = siteOfPage;
  const { messages, locale, url } = catalogueOf(language.code2);
  const mark = crypto.randomUUID();
  await loadSplitViews();
  const rendered = renderOrFallBack(entry, requestId, () =>
    renderPage(entry, siteOfPage, () =>
      renderToString(
        <DocumentContext
          value={{
            lang: language.code2,
            locale,
            messages,
            messagesUrl: url,
            requestId,
            mark,
            inline: inlineOf(entry),
          }}
        >
          <ServerRouter context={ownRoutesOnly(entry)} url={request.url} />
        </DocumentContext>,
      ),
    ),
  );
  if (isClosed(entry)) {
    headers.set('retry-after', '600');
    headers.set('cache-control', 'no-store');
  }
  if (status === 429) headers.set('retry-after', retryAfterOf(entry));
  const page = await appendHandoff(
    rendered.html,
    entry.serverHandoffStream,
    mark,
    serializedScripts(siteOfPage.serialized),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const frame = isOfVisitors(entry) ? frameOf(entry) : undefined;
  const shops = frame && customHtmlOf(site.options);
  const own = joined([
    shops,
    siteOfPage.preview && previewStrip(siteOfPage.preview),
    env.demonstration && demonstrationStrip(demonstrationWords(env.demonstration, language.code2)),
  ]);
  if (env.production) {
    const { CaptchaProvider } = site.options;
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(page, mark, policy, CaptchaProvider, outsideOf(own, frame)),
    );
  }
  // Bytes, not a text, which would be looked through sign by sign and copied once more.
  const whole = holdScripts(withoutMark(page, mark), url);
  const bytes = rendered.assemble(own ? withCustomHtml(whole, own) : whole);
  const response = new Response(bytes, { status: isClosed(entry) ? 503 : status, headers });
  siteOfPage.rendered = { response, bytes };
  return response;
}

/** Seconds after which a form that was sent too often may be sent again, as its action says. */
const retryAfterOf = ({ staticHandlerContext: { actionHeaders } }: EntryContext): string =>
  Object.values(actionHeaders)
    .map((one) => one.get('retry-after'))
    .find(Boolean) ?? '60';

const fragments = createFragmentCache({ maxBytes: 16 * 2 ** 20 });

/**
 * The page as plain HTML, with the fragments that were rendered before. Staff see more than others, what a form was
 * answered stands in the form again, drafts are one visitor's own, and who works on the sources wants them rendered again:
 * there none is cached.
 */
function renderPage(
  entry: EntryContext,
  { env, isPreview }: Pick<SiteContext, 'env' | 'isPreview'>,
  render: () => string,
): RenderedPage {
  const frame = frameOf(entry);
  const shared = frame && sharedFrameOf(frame);
  const isOwn = frame?.isStaff || isPreview || entry.staticHandlerContext.actionData;
  const isUncached = !env.production || !frame || isOwn;
  return isUncached ? renderUncached(shared, render) : fragments.render(shared, render);
}

/**
 * A page that cannot be rendered is rendered once more as the error page, by the router. When that fails too, words are shown
 * that need nothing else (ROUTE-058).
 */
function renderOrFallBack(entry: EntryContext, requestId: string, render: () => RenderedPage): RenderedPage {
  try {
    return render();
  } catch (error) {
    if (!entry.staticHandlerContext.errors) throw error;
    console.error(requestId, error);
    return renderUncached(undefined, () => renderToString(<ErrorFallback />));
  }
}

const inline = { beforePaint, atEnd: startScripts };
const inlineUnderBar = { ...inline, beforePaint: beforePaint + barRoom };

/** The bar stands over the pages of the shop for anyone who may edit or keeps the gallery. */
function inlineOf(entry: EntryContext): typeof inline {
  const { edit, gallery } = frameOf(entry) ?? {};
  const layout = layoutOf(entry.staticHandlerContext.matches.map(({ route }) => route));
  return (edit || gallery) && layout === 'default' && !isClosed(entry) ? inlineUnderBar : inline;
}

/**
 * What is rendered needs the routes of the page only: the router would put together all of them for every page. The loaders'
 * data is handed over behind the page.
 */
function ownRoutesOnly(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...entry, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

/** The page is the maintenance view (SHELL-022); the back office and its login stay open. */
function isClosed(entry: EntryContext): boolean {
  const layout = layoutOf(entry.staticHandlerContext.matches.map(({ route }) => route));
  return frameOf(entry)?.isClosed === true && layout !== 'admin';
}

/** Nothing from outside is put where staff work, nor anywhere while they are logged in. */
function isOfVisitors(entry: EntryContext): boolean {
  const layout = layoutOf(entry.staticHandlerContext.matches.map(({ route }) => route));
  return layout !== 'admin' && frameOf(entry)?.isStaff === false;
}

function joined(parts: ReadonlyArray<CustomHtml | undefined>): CustomHtml | undefined {
  const there = parts.filter((part) => part !== undefined);
  return there.length === 0
    ? undefined
    : {
        head: there.map(({ head }) => head).join(''),
        body: there.map(({ body }) => body).join(''),
        top: there.map(({ top = '' }) => top).join(''),
      };
}

const demonstrationWords = ({ hours }: Demonstration, code2: string): string =>
  fillText(staffWordsOf(code2)['demonstration.notice'] ?? '', { hours });

/** What the shop lets into this page: the sources of its own HTML, and of who counts its visits. */
function outsideOf(own: CustomHtml | undefined, frame: Frame | undefined): OutsideSources | undefined {
  const parts = [
    ...(own ? [sourcesOf(own)] : []),
    ...(frame?.analytics ? [analyticsSources(frame.analytics)] : []),
  ];
  if (parts.length === 0) return undefined;
  const all = (name: keyof OutsideSources) => [...new Set(parts.flatMap((part) => part[name]))];
  return { scripts: all('scripts'), styles: all('styles'), hosts: all('hosts') };
}

function frameOf({ staticHandlerContext: { loaderData } }: EntryContext): Frame | undefined {
  const serialized = loaderData.root as Serialized<Frame> | undefined;
  return serialized && unpack(serialized);
}

/** Faults are logged with the request's id, which the error page shows too (ROUTE-055). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: unknown },
): void {
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isExpected) return;
  console.error(requestIdOf(context), error);
}

function requestIdOf(context: unknown): string {
  const provider = context as Pick<RouterContextProvider, 'get'> | undefined;
  return provider?.get(siteContext)?.requestId ?? '';
}
