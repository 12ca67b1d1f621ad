import type { ContentText } from '../../src/services/content/items/content-text.ts';
import { saveElement } from '../../src/services/content/items/save-element.ts';
import { savePage } from '../../src/services/content/pages/save-page.ts';
import type { Language } from '../demo/shape.ts';
import type { Page } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';
import { dayFrom } from './moments.ts';
import { resolveFields, resolvePart } from './resolve-fields.ts';

/** Pages under their titles, not public yet, so that everything can name them. */
export async function announcePages({ ctx, demo, book }: Loading): Promise<void> {
  for (const { key, handler, title, slug } of demo.pages) {
    const translations = byLanguage(languagesOf(title), (language) => ({
      title: localize(title, language),
      slug: localize(slug, language),
      publishedAt: null,
    }));
    book.put('page', key, await savePage(ctx, { ...(handler ? { handler } : {}), translations }));
  }
}

/** The sections of the announced pages; from now on they are public. */
export async function loadPages(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  for (const page of demo.pages) {
    await savePage(ctx, {
      id: book.idOf('page', page.key),
      translations: byLanguage(languagesOf(page.title), (language) => textOf(page, language, loading)),
    });
  }
}

/** Header, footer and cookie notice in every language of the site. */
export async function loadLayout({ ctx, demo, book }: Loading): Promise<void> {
  for (const { handler, title, meta, parts } of demo.layout) {
    const translations = byLanguage(demo.languages, (language) => ({
      title,
      meta: resolveFields(meta, { language, book }),
      parts: parts.map((part) => resolvePart(part, { language, book })),
    }));
    await saveElement(ctx, { handler, translations });
  }
}

function textOf({ seo, parts }: Page, language: Language, { ctx, book }: Loading): ContentText {
  return {
    parts: parts.map((part) => resolvePart(part, { language, book })),
    seo: {
      ...(seo.title ? { title: localize(seo.title, language) } : {}),
      description: localize(seo.description, language),
      ...(seo.media ? { mediaId: book.idOf('media', seo.media) } : {}),
    },
    // Longer than any order of the shop's past: whoever bought had been told the terms.
    publishedAt: dayFrom(ctx.now, -120),
  };
}
