import type { ContentText } from '#platform/services/content/items/content-text.ts';
import type { TestPlatform } from '../kit.ts';
import { saveElement } from './save-element.ts';
import { savePage } from './save-page.ts';
import { saveTerm } from './save-term.ts';

let made = 0;

/** A text with a title and slug that nothing else has. */
export function contentText(overrides: ContentText = {}): ContentText {
  made++;
  return { title: `Naslov ${made}`, slug: `naslov-${made}`, ...overrides };
}

interface Overrides {
  site?: 1 | 2;
  /** The moment at which it is saved, and public from unless stated otherwise. */
  now?: Date;
}

/** Saves a page; `text` is its Croatian text, `translations` are further ones. */
export async function buildPage(
  platform: TestPlatform,
  text: ContentText = {},
  options: Overrides & { handler?: string; translations?: Record<string, ContentText> } = {},
): Promise<number> {
  const { handler, translations, ...rest } = options;
  const all = { hrv: contentText(text), ...translations };
  return savePage(await platform.ctx(rest), { handler, translations: all });
}

/** Saves a layout element under a handler. */
export async function buildElement(
  platform: TestPlatform,
  handler: string,
  text: ContentText = {},
  options: Overrides & { translations?: Record<string, ContentText> } = {},
): Promise<number> {
  const { translations, ...rest } = options;
  const all = { hrv: { title: handler, ...text }, ...translations };
  return saveElement(await platform.ctx(rest), { handler, translations: all });
}

/** Saves a category of posts, or a tag. */
export async function buildTerm(
  platform: TestPlatform,
  text: ContentText = {},
  options: Overrides & {
    termType?: string;
    parentId?: number;
    position?: number;
    translations?: Record<string, ContentText>;
  } = {},
): Promise<number> {
  const { termType = 'category', parentId, position, translations, ...rest } = options;
  const all = { hrv: contentText(text), ...translations };
  return saveTerm(await platform.ctx(rest), { termType, parentId, position, translations: all });
}
