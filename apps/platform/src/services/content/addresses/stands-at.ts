import { languagePrefix } from '@izlog/contract/cms/content/content-path';
import { findLanguage } from '@izlog/contract/languages';
import { screenAt } from '@izlog/contract/texts/screen-at';
import type { Ctx } from '#platform/kernel/context.ts';
import { type AddressedKind, hasPublic } from './stands-at.queries.ts';

const addressed: readonly string[] = ['page', 'blog', 'product', 'shop', 'event'] satisfies AddressedKind[];

/**
 * Whether a local path is answered: by a screen of the shop, or by something that is public, now or from a moment on. A
 * path that a screen answers by itself never comes to the redirects: one from there would not be seen
 * (`isRedirectable`). The front page and pages ask for one of their query first (`isPage`). Screens with a slug ask for them where nothing has it.
 */
export async function standsAt(
  ctx: Ctx,
  path: string,
): Promise<{ isAnswered: boolean; isRedirectable: boolean; isPage: boolean }> {
  const { language, segments } = inLanguage(ctx, path);
  const [first = ''] = segments;
  const isOfProgram = ['api', 'admin', 'adminLogin', '_'].includes(first);
  const screen = isOfProgram ? undefined : screenAt(segments, findLanguage(language)?.code2 ?? language);
  const kind = addressed.find((one): one is AddressedKind => one === screen?.name);
  const isRedirectable = !isOfProgram && (!screen || (kind !== undefined && screen.slug !== undefined));
  const isPage = screen?.name === 'home' || kind === 'page';
  if (!kind || screen?.slug === undefined)
    return { isAnswered: isOfProgram || Boolean(screen), isRedirectable, isPage };
  const isAnswered = await hasPublic(ctx, kind, decoded(screen.slug), language);
  return { isAnswered, isRedirectable, isPage };
}

/** A path without the prefix of its language, and which language that is. */
export function inLanguage(
  { site }: Pick<Ctx, 'site'>,
  path: string,
): { language: string; segments: string[] } {
  const segments = path.split('/').filter(Boolean);
  const language = site.languages.find(
    (one) => languagePrefix(one, site.defaultLanguage) === `/${segments[0] ?? ''}`,
  );
  return language ? { language, segments: segments.slice(1) } : { language: site.defaultLanguage, segments };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A slug is never written so: nothing has it.
    return segment;
  }
}
