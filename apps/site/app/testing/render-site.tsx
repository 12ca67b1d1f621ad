import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { DocumentContext } from '../document/document-context.ts';
import hr from '../i18n/messages/hr.json';
import type { Messages } from '../i18n/messages.ts';
import { TextProvider } from '../i18n/use-text.tsx';
import { ToastProvider } from '../ui/toasts.tsx';

interface RenderOptions {
  /** Address in view, `/` unless given. */
  path?: string;
  /** Further screens by path, for links that lead away. */
  screens?: Record<string, ReactElement>;
  messages?: Messages;
  /** What loading an address answers, by path. */
  loaders?: Record<string, () => unknown>;
  /** What sending a form from the address in view answers. */
  action?: () => unknown;
}

/** Renders a part of the site in Croatian inside a router, with notices. */
export function renderSite(
  part: ReactElement,
  { path = '/', screens = {}, messages = hr, loaders = {}, action }: RenderOptions = {},
): RenderResult {
  const facts = { lang: 'hr', locale: 'hr', messages, messagesUrl: '', requestId: 'request-1' };
  const framed = (screen: ReactElement) => () => (
    <DocumentContext value={facts}>
      <TextProvider>
        <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori">
          {screen}
        </ToastProvider>
      </TextProvider>
    </DocumentContext>
  );
  const Stub = createRoutesStub([
    ...Object.entries(screens).map(([screenPath, screen]) => ({
      path: screenPath,
      Component: framed(screen),
    })),
    ...Object.entries(loaders).map(([loaderPath, loader]) => ({ path: loaderPath, loader })),
    { path: '*', Component: framed(part), ...(action ? { action } : {}) },
  ]);
  return render(<Stub initialEntries={[path]} />);
}
