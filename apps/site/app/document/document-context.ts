import { createContext } from 'react';
import type { Messages } from '#site/i18n/messages.ts';

/** What stays the same as long as a document is open; both entries put it around the router. */
export interface DocumentFacts {
  /** Language of the content, for `html lang` (I18N-016). */
  lang: string;
  /** Language of the interface texts: `hr` where a language has none of its own (I18N-004). */
  locale: string;
  messages: Messages;
  /** Where the browser finds the texts. */
  messagesUrl: string;
  /** The request that made the document; error pages show it. */
  requestId: string;
  /** While the page is rendered: the nonce of its own inline scripts; it never reaches the browser. */
  mark?: string;
  /** While the page is rendered: what runs before the first paint and at the page's end. Browsers leave it as it stands. */
  inline?: { beforePaint: string; atEnd: string };
}

export const DocumentContext = createContext<DocumentFacts>({
  lang: 'hr',
  locale: 'hr',
  messages: {},
  messagesUrl: '',
  requestId: '',
});
