import { type Context, createElement, type ReactNode, use } from 'react';
import {
  UNSAFE_AwaitContextProvider as AwaitContextProvider,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext as DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FetchersContext as FetchersContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from 'react-router';
import { DocumentContext, type DocumentFacts } from '#site/document/document-context.ts';
import type { Frame } from '#site/document/frame.ts';
import { visitorContexts } from '#site/ui/visitor-context.ts';
import { opened } from './serialized.ts';

/** What a fragment may know of the page around it; it is part of the fragment's key. */
const sharedKeys = ['siteName', 'language', 'currency', 'isEcommerce', 'look'] as const;

/** The part of the frame that is the same for every visitor of a site and language. */
export type SharedFrame = Pick<Frame, (typeof sharedKeys)[number]>;

/** What fragments of a page may know of its frame. */
export const sharedFrameOf = (frame: Frame): SharedFrame =>
  Object.fromEntries(sharedKeys.map((key) => [key, frame[key]])) as unknown as SharedFrame;

let refusal: Error | undefined;

/**
 * Runs `render`, and fails when a fragment read what it must not, even if that fault was caught on its way: React, for
 * one, leaves a boundary that fails to the browser.
 */
export function withoutRefusals<T>(render: () => T): T {
  refusal = undefined;
  const rendered = render();
  if (refusal) throw refusal;
  return rendered;
}

function refuse(what: string): never {
  refusal = new Error(
    `A cached fragment reads ${what}, which is not the same for every visitor. Give it as a prop, or render it outside.`,
  );
  throw refusal;
}

/** An object of which only `shown` can be read. */
const only = <T extends object>(what: string, shown: Partial<T>): T =>
  new Proxy(shown, {
    get: (target, name) =>
      Object.hasOwn(target, name) ? Reflect.get(target, name) : refuse(`${what}.${String(name)}`),
    has: (target, name) => Object.hasOwn(target, name) || refuse(`${what}.${String(name)}`),
  }) as T;

/** A value that can be handed on and not be read. */
const refused = <T extends object>(what: string): T =>
  new Proxy({} as T, {
    get: (_, name) => refuse(`${what}.${String(name)}`),
    has: (_, name) => refuse(`${what}.${String(name)}`),
    ownKeys: () => refuse(what),
  });

const unusable = () => refuse('the router');

/** Links and forms need one; it does nothing until a browser has its own. */
const router = only<object>('the router', {
  navigate: unusable,
  fetch: unusable,
  getFetcher: unusable,
  deleteFetcher: unusable,
  resetFetcher: unusable,
});

/** Links lead to whole paths, so they never look at the one of the page. */
const match = only<object>('the match of the page', {
  pathname: '/',
  pathnameBase: '/',
  route: only<object>('the route of the page', { path: '' }),
});

const none = new Map<string, never>();

/** What a router gives its screens. Those of its contexts that are not here hold nothing of a visitor. */
const routerContexts = [
  given(DataRouterContext, only<object>('the router', { router })),
  given(DataRouterStateContext, refused('the state of the router')),
  given(DataRouterNavigationContext, refused('the navigation')),
  given(FetchersContext, { fetchers: none, fetcherData: none }),
  given(FrameworkContext, refused('the build')),
  given(
    LocationContext,
    only<object>('the location', {
      location: only<object>('the address', { pathname: refused('the address') }),
    }),
  ),
  given(RouteContext, only<object>('the route', { matches: [match] })),
  given(ViewTransitionContext, refused('the view transition')),
];

function given<T>(context: Context<T>, value: object) {
  return { context: context as Context<unknown>, inFragment: value as unknown };
}

/** The contexts that have another value inside of a fragment than around it. */
export const guardedContexts: ReadonlySet<unknown> = new Set([
  ...routerContexts.map(({ context }) => context),
  DataRouterDataContext,
  DocumentContext,
  AwaitContextProvider,
]);

/**
 * Stands around every fragment on the server, in every build, whether it is cached or not: inside, nothing of the visitor
 * can be read. So what a fragment looks like follows from its props and the shared frame alone, which are its key.
 */
export function FragmentGuard({ frame, children }: { frame?: SharedFrame; children?: ReactNode }) {
  const { lang, locale, messages, messagesUrl } = use(DocumentContext);
  const shown = only<DocumentFacts>('the document', { lang, locale, messages, messagesUrl });
  let inner: ReactNode = createElement(
    AwaitContextProvider,
    { value: refused<Promise<never>>('awaited data') as never },
    children,
  );
  inner = createElement(DocumentContext, { value: shown }, inner);
  inner = createElement(
    DataRouterDataContext as Context<unknown>,
    { value: only<object>('the data of the page', { loaderData: loaderDataOf(frame) }) },
    inner,
  );
  for (const { context, inFragment } of [...routerContexts, ...visitorContexts])
    inner = createElement(context, { value: inFragment }, inner);
  return inner;
}

const loaderData = new WeakMap<SharedFrame, object>();

/** The data of the loaders as a fragment sees them: those of the root, and of them the shared part. */
function loaderDataOf(frame: SharedFrame | undefined): object {
  const known = frame && loaderData.get(frame);
  if (known) return known;
  const root = frame && {};
  if (root) opened.set(root, only<Frame>('the frame', frame));
  const data = only<object>('the data of the page', { root });
  if (frame) loaderData.set(frame, data);
  return data;
}

/** Props whose functions cannot be called while the fragment renders: what they would answer is not in its key. */
export const withInertHandlers = <Props extends object>(props: Props): Props => inert(props, 0) as Props;

function inert(value: unknown, depth: number): unknown {
  if (typeof value === 'function') return unusableHandler;
  if (depth > 1 || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inert(one, depth + 1)]));
}

const unusableHandler = () => refuse('what a handler answers');

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  Object.getPrototypeOf(value) === Object.prototype;
