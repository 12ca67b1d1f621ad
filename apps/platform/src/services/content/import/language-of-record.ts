import { findLanguage } from '@izlog/contract/languages';
import type { PostRecord } from 'content-io';
import type { Ctx } from '#platform/kernel/context.ts';
import type { ImportJob } from './import-job.ts';

/**
 * The language of a post as Polylang names it, that of the file where nothing does; `undefined` for one that the site does
 * not have.
 */
export function languageOfRecord(
  { site }: Pick<Ctx, 'site'>,
  job: Pick<ImportJob, 'language'>,
  record: Pick<PostRecord, 'terms'>,
): string | undefined {
  const named = record.terms.find(({ taxonomy }) => taxonomy === 'language');
  if (!named) return job.language;
  const code = findLanguage(named.slug.toLowerCase().split(/[-_]/)[0] ?? '')?.code;
  return code !== undefined && site.languages.includes(code) ? code : undefined;
}

/** The group of translations that a post belongs to; nothing for one that stands alone. */
export const groupOf = ({ terms }: Pick<PostRecord, 'terms'>): string | undefined =>
  terms.find(({ taxonomy }) => taxonomy === 'post_translations')?.slug || undefined;
