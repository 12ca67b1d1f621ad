import type { SiteOption } from '@izlog/contract/cms/option-filter';
import { knownOptions } from '@izlog/contract/cms/option-keys';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { listSetOptions } from '#platform/services/settings/index.ts';

/**
 * The options of the site: those of the specification, with their usual value until staff set another, and the site's
 * own (CMS-025). Secret ones are left out for everybody but staff (CMS-027).
 */
export async function filterOptions(ctx: Ctx, keys?: readonly string[]): Promise<SiteOption[]> {
  ctx.tags.add('options');
  const set = new Map((await listSetOptions(ctx, keys)).map((row) => [row.key, row]));
  const names = keys ?? [...new Set([...Object.keys(knownOptions), ...set.keys()])];
  const pictures = await findPictures(
    ctx,
    [...set.values()].map((row) => row.mediaId).filter((id) => id !== null),
  );
  return names.flatMap((key) => {
    const row = set.get(key);
    const known = Object.hasOwn(knownOptions, key) ? knownOptions[key] : undefined;
    if (!row && !known) return [];
    if ((row?.isSecret || known?.isSecret) && ctx.caller.kind !== 'staff') return [];
    // A key of another service is of no use to its reader, and never given out again.
    const value =
      known?.is.kind === 'secret' ? null : (fixedValue(ctx, key) ?? row?.value ?? known?.value ?? null);
    return { key, value, media: row?.mediaId ? (pictures.get(row.mediaId) ?? null) : null };
  });
}

/** The languages are settings of the site itself, shown among its options (I18N-006). */
function fixedValue({ site }: Ctx, key: string): string | undefined {
  if (key === 'DefaultLanguage') return site.defaultLanguage;
  if (key === 'AllowedLanguages') return site.languages.join(',');
  return undefined;
}
