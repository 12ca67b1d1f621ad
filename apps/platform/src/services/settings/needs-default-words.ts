import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Refuses words that the default language of the site lacks: every other language falls back on them. */
export function needsDefaultWords({ site }: Ctx, words: Record<string, unknown>): void {
  if (words[site.defaultLanguage] !== undefined) return;
  const message = 'The words in the default language are missing.';
  throw new Refusal('validationFailed', {
    fields: [{ path: `words.${site.defaultLanguage}`, kind: 'required', message }],
  });
}
