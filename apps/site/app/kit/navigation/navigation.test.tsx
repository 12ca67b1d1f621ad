import hr from '@izlog/contract/texts/hr/site.json';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createRoutesStub, Link, Outlet, type ServerBuild } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentContext } from '#site/document/document-context.ts';
import { TextProvider } from '#site/i18n/use-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { mayPrefetch } from './may-prefetch.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { prefetchRoutes } from './prefetch-routes.ts';
import { progressValue } from './progress-value.ts';
import { useLastingPending } from './use-lasting-pending.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[ROUTE-046] quick navigations show no bar: it starts after 200 ms', () => {
  expect(progressValue(0)).toBeNull();
  expect(progressValue(199)).toBeNull();
  expect(progressValue(200)).toBe(0);
});

test('[ROUTE-047] the bar creeps for about 5000 ms and never arrives by itself', () => {
  const steps = [200, 1000, 2500, 5200, 20_000].map((elapsed) => progressValue(elapsed) ?? 0);

  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(100);
  expect(progressValue(5200)).toBe(progressValue(20_000));
});

const facts = { lang: 'hr', locale: 'hr', messages: hr, messagesUrl: '', requestId: '' };
const Frame = () => (
  <DocumentContext value={facts}>
    <TextProvider>
      <NavigationProgress />
      <Link to="/dalje">Dalje</Link>
      <Outlet />
    </TextProvider>
  </DocumentContext>
);

const Nothing = () => null;

test('[ROUTE-045, ROUTE-047] the bar is there while a page loads, completes and hides 500 ms later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let arrive: (value: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const Stub = createRoutesStub([
    { path: '/', Component: Frame, children: [{ path: 'dalje', Component: Nothing, loader }] },
  ]);
  render(<Stub />);

  fireEvent.click(screen.getByRole('link'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const creeping = screen.getByRole<HTMLProgressElement>('progressbar').value;
  arrive(null);
  await act(() => vi.advanceTimersByTimeAsync(100));

  expect(creeping).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[ROUTE-049] a pending flag, once shown, stays for at least 200 ms', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ isPending }) => useLastingPending(isPending), {
    initialProps: { isPending: true },
  });

  rerender({ isPending: false });
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(199));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('[ROUTE-068] no prefetch on a 2g line', () => {
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: '2g' } })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: 'slow-2g' } })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g' } })).toBe(true);
});

test('[ROUTE-068] no prefetch with data-saver', () => {
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g', saveData: true } })).toBe(false);
});

test('[ROUTE-068] no prefetch offline', () => {
  expect(mayPrefetch({ onLine: false })).toBe(false);
  expect(mayPrefetch({ onLine: true })).toBe(true);
});

/** The router's list of routes, as it stands in the page. */
const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'shop', parentId: 'root', path: 'shop', imports: ['/assets/tiles.js'] },
    { id: 'product', parentId: 'root', path: 'proizvod/:slug' },
  ].map((route) => {
    const has = { hasAction: false, hasLoader: true, hasErrorBoundary: false };
    const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
    const files = {
      module: `/assets/${route.id}.js`,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    };
    return [route.id, { ...route, ...has, ...client, ...files }];
  }),
) satisfies ServerBuild['assets']['routes'];

test('[ROUTE-067] a link in view preloads its page code when the browser is idle, at the latest after 2000 ms', () => {
  const seen: Element[] = [];
  let report: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe = (element: Element) => seen.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  renderSite(<Link to="/shop">Trgovina</Link>);
  const idle: Array<{ task: () => void; timeout: number }> = [];
  window.__reactRouterManifest = { routes };
  const end = prefetchRoutes({
    mayPrefetch: () => true,
    whenIdle: (task, { timeout }) => idle.push({ task, timeout }),
  });
  const preloaded = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

  expect(preloaded()).toEqual([]);
  report(
    [{ isIntersecting: true, target: seen[0] } as unknown as IntersectionObserverEntry],
    {} as IntersectionObserver,
  );
  expect(preloaded()).toEqual([]);
  idle[0]?.task();

  expect(idle[0]?.timeout).toBe(2000);
  expect(preloaded().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/root.js',
    '/assets/shop.js',
    '/assets/tiles.js',
  ]);
  for (const link of preloaded()) link.remove();
  delete window.__reactRouterManifest;
  end();
});
