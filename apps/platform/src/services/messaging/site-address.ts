import { findLanguage } from '@izlog/contract/languages';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mainAddress } from '#platform/services/settings/index.ts';

/**
 * Full address of a page of the site for a mail. `path` is the Croatian one with a leading slash (`/prijava?token=…`);
 * other languages than the default one get their prefix, and the site leads to the name of their own.
 */
export async function siteAddress(
  kernel: Pick<Kernel, 'env' | 'sites'>,
  ctx: Ctx,
  path: `/${string}`,
  language: string = ctx.language,
): Promise<string> {
  return pageAddress(await mainAddress(kernel, ctx.site), ctx, path, language);
}

/** The same under an address of the site that is known already (mainAddress). */
export function pageAddress(
  base: string,
  ctx: Pick<Ctx, 'site'>,
  path: `/${string}`,
  language: string,
): string {
  const code = findLanguage(language)?.code ?? ctx.site.defaultLanguage;
  const isPrefixed = code !== ctx.site.defaultLanguage && ctx.site.languages.includes(code);
  const prefix = isPrefixed ? `/${findLanguage(code)?.code2 ?? ''}` : '';
  return `${base}${prefix}${path}`;
}
