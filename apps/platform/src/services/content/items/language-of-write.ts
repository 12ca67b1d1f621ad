import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** The language of the request, for a call that writes: one that the site does not have is refused (languageUnknown). */
export function languageOfWrite(ctx: Ctx): string {
  if (ctx.unknownLanguage !== undefined) throw unknown(ctx.unknownLanguage);
  return ctx.language;
}

/** Refuses words in a language that the site does not have. */
export function mustBeLanguageOf(ctx: Pick<Ctx, 'site'>, language: string): void {
  if (!ctx.site.languages.includes(language)) throw unknown(language);
}

const unknown = (language: string): Refusal =>
  new Refusal('languageUnknown', { language: language.slice(0, 20) });
