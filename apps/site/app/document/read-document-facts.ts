import type { Messages } from '#site/i18n/messages.ts';
import type { DocumentFacts } from './document-context.ts';

declare global {
  /** The texts of the page, asked for by what runs before its scripts; null when they did not come. */
  var earlyWords: Promise<Messages | null> | undefined;
}

/** Reads what the server wrote into the head and takes or fetches the texts; nothing when they do not come. */
export async function readDocumentFacts(): Promise<DocumentFacts | undefined> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="messages"]');
  const locale = meta?.dataset.locale;
  if (!meta || !locale) return undefined;
  const messagesUrl = meta.content;
  const messages = (await globalThis.earlyWords) ?? (await fetchWords(messagesUrl));
  if (!messages) return undefined;
  const requestId = document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content ?? '';
  return { lang: document.documentElement.lang, locale, messages, messagesUrl, requestId };
}

async function fetchWords(url: string): Promise<Messages | undefined> {
  const response = await fetch(url).catch(offline);
  return response?.ok ? response.json() : undefined;
}

function offline(error: unknown): undefined {
  console.warn('The texts of the page could not be loaded.', error);
  return undefined;
}
