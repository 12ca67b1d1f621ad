import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createSiteHandler, type SiteAnswer } from '#site/platform-client/create-site-handler.ts';
import type { SiteEnv } from '#site/platform-client/site-context.ts';
import { demoAnswers, domain } from './demo-answers.ts';
import { type Answers, type FakeCall, fakePlatform } from './fake-platform.ts';
import { testBuild } from './test-build.ts';

interface SiteOptions {
  /** Answers beside or in place of those of the demonstration platform. */
  answers?: Answers;
  /** Headers that the platform answers with besides. */
  headersOf?: (call: FakeCall) => Record<string, string>;
  /** Three-letter codes, the default one first. */
  languages?: string[];
  /** Site options by key. */
  options?: Record<string, string>;
  /** Settings of the installation that differ. */
  env?: Partial<SiteEnv>;
  /** What is rendered in place of a page that failed. */
  errorPage?: () => never;
}

interface Visit extends SiteAnswer {
  status: number;
  location: string | null;
  html: string;
  document: Document;
}

/** A site over a fake platform; `visit` asks for a page as a browser would. */
export async function startSite({
  answers,
  headersOf,
  languages,
  options = {},
  env,
  errorPage,
}: SiteOptions = {}) {
  const all = {
    ...demoAnswers,
    'POST /api/v2/domainDetect': () => domain(languages, env?.publicUrl),
    'GET /api/v1/cms/option/filter': () =>
      Object.entries(options).map(([key, value]) => ({ key, value, media: null })),
    ...answers,
  };
  const platform = fakePlatform(all, headersOf);
  const handler = createSiteHandler({
    build: withErrorPage(await testBuild(), errorPage),
    transport: platform.transport,
    env: { production: true, pageCache: { list: () => [], clear: () => undefined }, ...env },
    createHandler: (build) => createRequestHandler(build, 'production'),
    createContext: () => new RouterContextProvider(),
  });
  return {
    handler,
    calls: platform.calls as readonly FakeCall[],
    async visit(path: string, init: RequestInit = {}): Promise<Visit> {
      const address = path.startsWith('http') ? path : `http://izlog.example${path}`;
      const answer = await handler.handle(new Request(address, init), {
        requestId: 'request-1',
        ip: '203.0.113.7',
      });
      const html = await answer.response.clone().text();
      return {
        ...answer,
        status: answer.response.status,
        location: answer.response.headers.get('location'),
        html,
        document: new DOMParser().parseFromString(html, 'text/html'),
      };
    },
  };
}

function withErrorPage(build: ServerBuild, ErrorBoundary: SiteOptions['errorPage']): ServerBuild {
  const { root } = build.routes;
  if (!root || !ErrorBoundary) return build;
  return {
    ...build,
    routes: { ...build.routes, root: { ...root, module: { ...root.module, ErrorBoundary } } },
  };
}
