import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { languageUpdate } from '@izlog/contract/settings/site-languages';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockOptions, setLanguages } from '#platform/services/settings/index.ts';
import { countUntranslated } from './untranslated.queries.ts';

/** Sets the languages of the site (I18N-006); the lists get the words of a new one within minutes. */
export async function updateLanguages(
  outer: Ctx,
  { languages: said, defaultLanguage }: EndpointParsed<typeof languageUpdate>,
): Promise<EndpointReturn<typeof languageUpdate>> {
  const languages = [...new Set(said)];
  if (!languages.includes(defaultLanguage))
    throw refused('choice', 'The default language must be one of the languages.');
  return inTransaction(outer, async (ctx) => {
    await lockOptions(ctx);
    const { site } = ctx;
    if (defaultLanguage !== site.defaultLanguage) await mustBeTranslated(ctx, defaultLanguage);
    await setLanguages(ctx, languages, defaultLanguage);
    const before = { languages: [...site.languages], defaultLanguage: site.defaultLanguage };
    noteChange(ctx, 'languages', before, { languages, defaultLanguage });
    return { languages, defaultLanguage };
  });
}

/** All other languages fall back on the default one: what has no words in it would be empty in each. */
async function mustBeTranslated(ctx: Ctx, language: string): Promise<void> {
  const missing = await countUntranslated(ctx, language);
  if (missing === 0) return;
  throw refused('untranslated', `${missing} products, pages and other content have no words in it.`);
}

const refused = (kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path: 'defaultLanguage', kind, message }] });
