import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';

/** Words by language, as they are typed for a category, a tag, an attribute. */
export type WordsByLanguage = Readonly<Record<string, string>>;

/** Refuses words in a language that the site does not have (validationFailed), by the name of their field. */
export function mustBeOfSite({ site }: Ctx, fields: Readonly<Record<string, WordsByLanguage>>): void {
  const wrong = Object.entries(fields).flatMap(([field, words]) =>
    Object.keys(words)
      .filter((language) => !site.languages.includes(language))
      .map((language) => ({
        path: `${field}.${language}`,
        kind: 'language',
        message: 'The site does not have this language.',
      })),
  );
  if (wrong.length > 0) throw new Refusal('validationFailed', { fields: wrong });
}

/** Runs a save whose slugs were chosen: one that is taken is shown beside the field of its language. */
export async function sayingTakenSlugs<T>(field: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.row.code !== 'SLUG_TAKEN') throw thrown;
    const { language = '' } = (thrown.payload ?? {}) as { language?: string };
    throw taken(`${field}.${language}`, 'This address is taken.');
  }
}
