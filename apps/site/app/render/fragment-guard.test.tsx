import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReactElement, Suspense, use, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import * as reactRouter from 'react-router';
import {
  createStaticHandler,
  createStaticRouter,
  Form,
  Link,
  StaticRouterProvider,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { expect, test } from 'vitest';
import { DocumentContext } from '#site/document/document-context.ts';
import { ContentLangContext } from '#site/editable/content-lang.ts';
import { EditContext, type EditHooks } from '#site/editable/edit-context.ts';
import { useAccount, useIsStaff } from '#site/kit/frame/use-account.ts';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { ToastProvider, useToasts } from '#site/ui/overlays/toasts.tsx';
import { visitorContexts } from '#site/ui/visitor-context.ts';
import { createFragmentCache, renderUncached } from './fragment-cache.server.ts';
import { guardedContexts, sharedFrameOf } from './fragment-guard.server.ts';
import { pack } from './pack.server.ts';

const frame = {
  ...demoFrame,
  isStaff: true,
  account: { firstName: 'Ana', email: 'ana@posta.example', wishes: [12] },
};

const facts = { lang: 'hr', locale: 'hr', messages: {}, messagesUrl: '/hr.json', requestId: 'request-1' };

/** A page of a customer, at an address with a query, with `View` as a fragment. */
async function pageWith(View: () => ReactElement | null): Promise<() => string> {
  const Page = () => (
    <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori">
      <EditContext value={{} as EditHooks}>
        <ContentLangContext value="de">{cachedFragment(View, {})}</ContentLangContext>
      </EditContext>
    </ToastProvider>
  );
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => pack({}, frame as never),
      children: [{ id: 'page', path: 'shop/:slug', loader: () => 'mine', Component: Page }],
    },
  ]);
  const context = await handler.query(new Request('http://izlog.example/shop/a?page=2'));
  if (context instanceof Response) throw new Error('The page answered with a response.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return () =>
    renderToString(
      <DocumentContext value={{ ...facts, mark: 'nonce' }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DocumentContext>,
    );
}

const builds = {
  production: (page: () => string) =>
    createFragmentCache({ maxBytes: 100_000 }).render(sharedFrameOf(frame), page),
  development: (page: () => string) => renderUncached(sharedFrameOf(frame), page),
};

/** Components that read something of the visitor, by what they read. */
const readers: Record<string, () => ReactElement | null> = {
  'the account': () => <b>{useAccount()?.firstName}</b>,
  'the wishes': () => <b>{useAccount()?.wishes.length}</b>,
  'whether staff look': () => <b>{useIsStaff() ? 'staff' : ''}</b>,
  'whether there is an account at all': () => (useAccount() ? <b>known</b> : <i>unknown</i>),
  'another part of the frame': () => <b>{useFrame()?.languages.length}</b>,
  'the query': () => <b>{useLocation().search}</b>,
  'the path': () => <b>{useLocation().pathname}</b>,
  'the state of the address': () => <b>{useLocation().key}</b>,
  'a parameter of the query': () => <b>{useSearchParams()[0].get('page')}</b>,
  'a parameter of the path': () => <b>{useParams().slug}</b>,
  'what the loader found': () => <b>{JSON.stringify(useLoaderData())}</b>,
  'what all loaders found': () => <b>{useMatches().length}</b>,
  'what a form was answered': () => <b>{JSON.stringify(useActionData())}</b>,
  'whether a page is on its way': () => <b>{useNavigation().state}</b>,
  'how data is asked for again': () => <b>{useRevalidator().state}</b>,
  'the address of a form without one': () => <Form method="post" />,
  'the id of the request': () => <b>{use(DocumentContext).requestId}</b>,
  'the nonce of the page': () => <b>{useContext(DocumentContext).mark}</b>,
  'a toast': () => <b>{useToasts().show('Dodano')}</b>,
};

test.each(
  Object.entries(readers).flatMap(([what, View]) =>
    (['production', 'development'] as const).map((build) => ({ what, View, build })),
  ),
)('[AUTH-030] a fragment that reads $what fails the page in $build', async ({ View, build }) => {
  const page = await pageWith(View);

  expect(() => builds[build](page)).toThrow(/A cached fragment/);
  // What is read is there: outside of the server's render the same component stands.
  expect(page()).toContain('<');
});

const Account = () => <b>{useAccount()?.firstName}</b>;

/** Renders the place of what fails as if nothing were wrong, as React does for a browser. */
const Waiting = () => (
  <Suspense fallback="…">
    <Account />
  </Suspense>
);

function Catching() {
  const account = useFrame();
  try {
    return <b>{account?.account?.firstName}</b>;
  } catch {
    return <i>Nobody</i>;
  }
}

test.each([Waiting, Catching])(
  'a fragment that reads what it must not fails the page, whoever catches that',
  async (View) => {
    const page = await pageWith(View);
    for (const render of Object.values(builds)) expect(() => render(page)).toThrow('the frame.account');
  },
);

function Harmless() {
  const { Form: FetcherForm, state } = useFetcher();
  const { lang } = use(DocumentContext);
  const isEdited = use(EditContext) !== null;
  return (
    <p lang={lang}>
      <b>{useFrame()?.siteName}</b>
      <b>{state}</b>
      <b>{isEdited ? 'edited' : 'plain'}</b>
      <b>{use(ContentLangContext) ?? 'no language'}</b>
      <Link to="/kontakt">Kontakt</Link>
      <FetcherForm method="post" action="/_/wish" />
    </p>
  );
}

test('a fragment may know the shared frame, links, forms and the language, and is not in edit mode', async () => {
  const page = await pageWith(Harmless);
  const [production, development] = Object.values(builds).map((render) => {
    const whole = render(page);
    return whole.assemble(whole.html).toString();
  });

  expect(production).toContain(
    `<b>${frame.siteName}</b><b>idle</b><b>plain</b><b>no language</b><a href="/kontakt"`,
  );
  expect(production).toContain('action="/_/wish"');
  expect(production).toBe(development);
});

const Asking = ({ name }: { name: () => string }) => <b>{name()}</b>;

test('a handler among the props cannot be called while the fragment renders', () => {
  for (const render of Object.values(builds)) {
    const page = () => renderToString(<p>{cachedFragment(Asking, { name: () => 'Ana' })}</p>);
    expect(() => render(page)).toThrow('what a handler answers');
  }
});

test('every context of the router that can be given is guarded', () => {
  /** Holds the base of the addresses, which is part of the build. */
  const fine = ['UNSAFE_NavigationContext'];
  const open = Object.entries(reactRouter).filter(
    ([name, value]) =>
      /^UNSAFE_.*Context(?:Provider)?$/.test(name) && !guardedContexts.has(value) && !fine.includes(name),
  );
  expect(open.map(([name]) => name)).toEqual([]);
  expect(visitorContexts.length).toBeGreaterThanOrEqual(3);
});

/** Contexts that a fragment reads as they are, with the reason. */
const sharedContexts = {
  'i18n/use-text.tsx': 'made of the language and the currency, which are in the key',
  'links/addresses.ts': 'the language, which is in the key',
  'document/document-context.ts': 'guarded itself: only language and texts can be read',
  'ui/visitor-context.ts': 'makes the guarded ones',
};

test('every other context is made by createVisitorContext, and none comes by the outlet or an error', () => {
  const app = join(import.meta.dirname, '..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const making = sources.filter((file) => {
    const text = readFileSync(join(app, file), 'utf8');
    const ofReact = /import[^;]*\bcreateContext\b[^;]*from 'react';/.test(text);
    return ofReact || /\b(?:React\.createContext|useOutletContext|useRouteError)\b/.test(text);
  });
  expect(making.toSorted()).toEqual(Object.keys(sharedContexts).toSorted());
});
