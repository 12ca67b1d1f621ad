import hr from '@izlog/contract/texts/hr/site.json';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { DocumentContext } from '#site/document/document-context.ts';
import type { Messages } from '#site/i18n/messages.ts';
import { TextProvider } from '#site/i18n/use-text.tsx';
import { ToastProvider } from '#site/ui/overlays/toasts.tsx';

interface RenderOptions {
  /** Address in view, `/` unless given. */
  path?: string;
  /** Further screens by path, for links that lead away. */
  screens?: Record<string, ReactElement>;
  messages?: Messages;
  /** What loading an address answers, by path. */
  loaders?: Record<string, () => unknown>;
  /** What loading the address in view answers. */
  loader?: () => unknown;
  /** What sending a form from the address in view answers. */
  action?: () => unknown;
}

/** Renders a part of the site in Croatian inside a router, with notices. */
export function renderSite(
  part: ReactElement,
  { path = '/', screens = {}, messages = hr, loaders = {}, loader, action }: RenderOptions = {},
): RenderResult {
  const framed = (screen: ReactElement) => () => <WithTexts messages={messages}>{screen}</WithTexts>;
  const Stub = createRoutesStub([
    ...Object.entries(screens).map(([screenPath, screen]) => ({
      path: screenPath,
      Component: framed(screen),
    })),
    ...Object.entries(loaders).map(([loaderPath, loader]) => ({ path: loaderPath, loader })),
    {
      path: '*',
      Component: framed(part),
      ...(action ? { action } : {}),
      ...(loader ? { loader, HydrateFallback: Nothing } : {}),
    },
  ]);
  return render(<Stub initialEntries={[path]} />);
}

/** Texts and notices around a part of the site, for tests that bring a router of their own. */
export function WithTexts({ messages = hr, children }: { messages?: Messages; children: ReactNode }) {
  const facts = { lang: 'hr', locale: 'hr', messages, messagesUrl: '', requestId: 'request-1' };
  return (
    <DocumentContext value={facts}>
      <TextProvider>
        <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori">
          {children}
        </ToastProvider>
      </TextProvider>
    </DocumentContext>
  );
}

/** What stands in place of a screen while its first data are loaded. */
export const Nothing = () => null;
