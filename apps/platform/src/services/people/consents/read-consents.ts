import { type FormType, formTypes } from '@izlog/contract/cms/forms/form-types';
import type { ConsentAssignment, GdprConsent } from '@izlog/contract/gdpr/consent';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { countConsents, listAssignments, listConsents, listLog, listVersions } from './consent.queries.ts';
import { presentLogEntry } from './present-log-entry.ts';
import { languageShown } from './record-consents.ts';

/** The consents of the site in the language of the call (GDPR-004), page by page (ADMIN-009). */
export async function filterConsents(ctx: Ctx, { limit, page }: { limit: number; page: number }) {
  ctx.tags.add('consents');
  const rows = await listConsents(ctx, undefined, { limit, offset: (page - 1) * limit });
  const isAll = page === 1 && rows.length < limit;
  const records: GdprConsent[] = rows.map(({ texts, ...row }) => ({
    ...row,
    displayName: texts[languageShown(ctx, texts)] ?? '',
  }));
  // Forms ask for one page that holds them all: nothing is counted then.
  return { records, pagination: paginate(page, limit, isAll ? rows.length : await countConsents(ctx)) };
}

/** One record for every form type, also for those that ask for nothing (CMS-040, ADMIN-009). */
export async function filterAssignments(
  ctx: Ctx,
  { assigned_to: only, page, perPage }: { assigned_to?: FormType; page: number; perPage: number },
) {
  ctx.tags.add('consents');
  const types = only ? [only] : formTypes;
  const rows = Map.groupBy(await listAssignments(ctx, only), (row) => row.formType);
  const records: ConsentAssignment[] = types.slice((page - 1) * perPage, page * perPage).map((formType) => {
    const assigned = rows.get(formType) ?? [];
    return {
      assigned_to: formType,
      consents: assigned.map((one) => one.uniqueNumber),
      requiredConsents: assigned.filter((one) => one.isRequired).map((one) => one.uniqueNumber),
    };
  });
  return { records, pagination: paginate(page, perPage, types.length) };
}

/** Every text a consent ever had, newest first. */
export async function getConsentVersions(ctx: Ctx, uniqueNumber: string) {
  const rows = await listVersions(ctx, uniqueNumber);
  if (rows.length === 0) throw new Refusal('notFound');
  return {
    records: rows.map(({ version, texts, createdAt }) => ({
      version,
      displayName: texts,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** The log for staff, newest first. */
export async function filterLog(
  ctx: Ctx,
  { email, page, limit }: { email?: string; page: number; limit: number },
) {
  const { rows, total } = await listLog(ctx, email?.trim().toLowerCase(), page, limit);
  return {
    records: rows.map((row) => ({ ...presentLogEntry(row), ip: row.ip })),
    pagination: paginate(page, limit, total),
  };
}
