import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '@react-router/node';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  Link,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router';
import type { Piece } from '../harness/pages/html-tree.ts';

/** A page with all its data ready: what the loaders gave for it, and the elements it is made of. */
export interface ReadyPage {
  rootData: unknown;
  pageData: unknown;
  head: Piece[];
  body: Piece[];
}

/*
 * The yardstick of an uncached page: the smallest React Router app in framework mode that renders the same elements
 * and hands the same loader data to the browser. Its data is ready, its tree is plain elements and the router's links,
 * and it asks nobody. Its server build is written down here instead of built by Vite, which would put the same object
 * together from files.
 */
const pages = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, ReadyPage>),
);

function pageOf(request: Request): ReadyPage {
  const { pathname, search } = new URL(request.url);
  const page = pages.get(pathname + search);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

const current: { page: ReadyPage | undefined } = { page: undefined };

function Root() {
  return createElement(
    'html',
    { lang: 'hr' },
    createElement('head', null, current.page?.head.map(element)),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  );
}

function Page() {
  return current.page?.body.map(element);
}

function element(piece: Piece, index: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const [tag, attributes, content] = piece;
  // An app of this router writes its own addresses as links, and the router marks those in the HTML.
  if (tag === 'a' && attributes['data-discover'] === 'true') {
    const { href, 'data-discover': _, ...others } = attributes;
    return createElement(Link, { ...others, to: String(href), key: index }, ...content.map(element));
  }
  if (tag === 'script')
    return createElement(tag, {
      ...attributes,
      key: index,
      dangerouslySetInnerHTML: { __html: content.join('') },
    });
  return createElement(tag, { ...attributes, key: index }, ...content.map(element));
}

async function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext) {
  // Set and used without a pause in between: requests do not mix.
  current.page = pageOf(request);
  const html = renderToString(
    createElement(ServerRouter, { context: { ...entry, serverHandoffStream: undefined }, url: request.url }),
  );
  const page = await appendHandoff(`<!DOCTYPE html>${html}`, entry.serverHandoffStream);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

/** The loaders' data behind the page, written as the router's own streaming renderer writes it. */
async function appendHandoff(html: string, stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const text = new TextDecoder();
  let scripts = '';
  for await (const chunk of stream ?? []) {
    const part = JSON.stringify(text.decode(chunk, { stream: true })).replaceAll('<', '\\u003c');
    scripts += `window.__reactRouterContext.streamController.enqueue(${part});`;
  }
  const script = `<script>${scripts}window.__reactRouterContext.streamController.close();</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}

const loadRoot = ({ request }: { request: Request }) => pageOf(request).rootData;
const loadPage = ({ request }: { request: Request }) => pageOf(request).pageData;
const page = { default: withComponentProps(Page), loader: loadPage };

const routes = {
  root: { id: 'root', path: '', module: { default: withComponentProps(Root), loader: loadRoot } },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  page: { id: 'page', parentId: 'root', path: '*', module: page },
};

const build = {
  entry: { module: { default: handleRequest } },
  routes,
  assets: {
    entry: { imports: [], module: '/assets/entry.client.js' },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, { module: _, ...route }]) => [
        id,
        {
          ...route,
          hasLoader: true,
          hasAction: false,
          hasErrorBoundary: false,
          hasClientLoader: false,
          hasClientAction: false,
          hasClientMiddleware: false,
          module: `/assets/${id}.js`,
          imports: [],
          css: [],
        },
      ]),
    ),
    url: '/assets/manifest.js',
    version: 'yardstick',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  // The build tool's own type asks for more than the server reads.
} as unknown as ServerBuild;

const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
