import type { Messages } from '../i18n/messages.ts';
import type { DocumentFacts } from './document-context.ts';

/** Reads what the server wrote into the head and fetches the texts; nothing when they do not come. */
export async function readDocumentFacts(): Promise<DocumentFacts | undefined> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="messages"]');
  const locale = meta?.dataset.locale;
  if (!meta || !locale) return undefined;
  const messagesUrl = meta.content;
  const response = await fetch(messagesUrl).catch(offline);
  if (!response?.ok) return undefined;
  const messages: Messages = await response.json();
  const requestId = document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content ?? '';
  return { lang: document.documentElement.lang, locale, messages, messagesUrl, requestId };
}

function offline(error: unknown): undefined {
  console.warn('The texts of the page could not be loaded.', error);
  return undefined;
}
