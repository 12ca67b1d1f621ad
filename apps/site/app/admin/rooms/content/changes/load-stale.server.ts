import { staleTranslations } from '@izlog/contract/editing/translation-state';
import { languageName } from '#site/i18n/language-name.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { StaleView } from './changes-view.ts';

/** Translations whose originals say something else by now. */
export async function loadStale(site: SiteContext, { searchParams }: URL): Promise<StaleView> {
  const asked = searchParams.get('od') ?? '';
  const from = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  const { records, next } = await ownCall(site)(staleTranslations, { from });
  const nameOf = (code: string) => languageName(code, languageRead(site));
  return {
    from,
    next,
    rows: records.map(({ paths, source, ...one }) => ({
      ...one,
      languageName: nameOf(one.language),
      sourceName: nameOf(source),
      // Each name once: several sections may have a heading.
      fields: [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))],
      count: paths.length,
    })),
  };
}
