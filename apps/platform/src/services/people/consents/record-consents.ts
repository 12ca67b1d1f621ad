import { createHash } from 'node:crypto';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { ConsentLogEntry, ConsentSource, ConsentStatus } from '@izlog/contract/gdpr/consent';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { addLogEntry, listAssignments, listConsents } from './consent.queries.ts';
import { presentLogEntry } from './present-log-entry.ts';

/** Who decides. A guest has no account; the id of one who showed the key of the checkout is known. */
export interface ConsentUser {
  userType: 'guest' | 'user';
  email: string;
  userId?: number | undefined;
}

/**
 * Checks that what a form requires is among `accepted`, else refuses with consentRequired (GDPR-007), and that only
 * consents of that form are. Call it before anything is saved.
 */
export async function mustAcceptConsents(
  ctx: Ctx,
  formType: FormType,
  accepted: readonly string[],
): Promise<void> {
  const assigned = await listAssignments(ctx, formType);
  const missing = assigned.filter((one) => one.isRequired && !accepted.includes(one.uniqueNumber));
  if (missing.length > 0) {
    throw new Refusal('consentRequired', { consents: missing.map((one) => one.uniqueNumber) });
  }
  refuseUnknown(
    accepted,
    assigned.map((one) => one.uniqueNumber),
  );
}

/**
 * Adds an entry to the consent log, in the transaction of `ctx` (GDPR-010, GDPR-012): which consents, with version,
 * language and hash of the text the person saw. Nothing is logged when nothing was decided. Refuses unknown consents.
 */
export async function recordConsents(
  ctx: Ctx,
  decision: {
    sourceType: ConsentSource;
    consents: readonly string[];
    user: ConsentUser;
    status?: ConsentStatus;
    at?: Date;
  },
): Promise<ConsentLogEntry | undefined> {
  const wanted = [...new Set(decision.consents)];
  if (wanted.length === 0) return undefined;
  const known = await listConsents(ctx, wanted);
  refuseUnknown(
    wanted,
    known.map((one) => one.uniqueNumber),
  );
  const row = await addLogEntry(ctx, {
    siteId: ctx.site.id,
    status: decision.status ?? 'accepted',
    statusTimestamp: decision.at ?? ctx.now,
    sourceType: decision.sourceType,
    texts: known.map(({ uniqueNumber, version, texts }) => ({
      uniqueNumber,
      version,
      ...shownText(ctx, texts),
    })),
    userType: decision.user.userType,
    userId: decision.user.userId ?? null,
    email: decision.user.email.trim().toLowerCase(),
    ip: shortenedIp(ctx.ip),
    createdAt: ctx.now,
  });
  return presentLogEntry(row);
}

function refuseUnknown(wanted: readonly string[], known: readonly string[]): void {
  const unknown = wanted.filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: unknown.map((one) => ({
      path: 'consents',
      kind: 'unknown',
      message: `There is no consent ${one} here.`,
    })),
  });
}

function shownText(ctx: Ctx, texts: Record<string, string>): { language: string; proof: string } {
  const language = languageShown(ctx, texts);
  return {
    language,
    proof: createHash('sha256')
      .update(texts[language] ?? '')
      .digest('hex'),
  };
}

/** The language a text is shown in: that of the call, else the default one of the site, else any it has. */
export function languageShown(ctx: Ctx, texts: Record<string, string>): string {
  const found = [ctx.language, ctx.site.defaultLanguage].find((code) => texts[code] !== undefined);
  return found ?? Object.keys(texts)[0] ?? ctx.language;
}
