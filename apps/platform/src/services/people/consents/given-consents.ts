import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { gdprConsentGiven } from '@izlog/contract/gdpr/consent-given';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import {
  endNewsletter,
  forgetPerson,
  listAssignments,
  listConsents,
  listLastDecisions,
} from './consent.queries.ts';
import { languageShown, recordConsents } from './record-consents.ts';

type Given = EndpointAnswer<typeof gdprConsentGiven>['records'];

/**
 * What a person agreed to and did not withdraw since, with the text as it reads now; what anybody could have said under the
 * e-mail is not among it.
 */
export async function listGivenConsents(ctx: Ctx, user: { id: number; email: string }): Promise<Given> {
  const decisions = await listLastDecisions(ctx, user.id, user.email.toLowerCase());
  const given = new Map(
    decisions
      .filter((one) => one.status === 'accepted' && one.is_proved)
      .map((one) => [one.unique_number, one]),
  );
  if (given.size === 0) return [];
  const known = await listConsents(ctx, [...given.keys()]);
  const asked = await listAssignments(ctx);
  const required = new Set(asked.filter((one) => one.isRequired).map((one) => one.uniqueNumber));
  return known.flatMap(({ texts, ...consent }) => {
    const decision = given.get(consent.uniqueNumber);
    if (!decision) return [];
    return {
      ...consent,
      displayName: texts[languageShown(ctx, texts)] ?? '',
      givenAt: decision.at,
      givenVersion: decision.version,
      sourceType: decision.source_type,
      isRequired: required.has(consent.uniqueNumber),
    };
  });
}

/** Records that a person withdraws consents; without the consent to the newsletter there is no newsletter. */
export async function withdrawConsents(
  ctx: Ctx,
  user: { id: number; email: string },
  consents: readonly string[],
): Promise<void> {
  await recordConsents(ctx, {
    status: 'withdrawn',
    sourceType: 'profile',
    consents,
    user: { userType: 'user', userId: user.id, email: user.email },
  });
  const ofNewsletter = await listAssignments(ctx, 'newsletter');
  if (ofNewsletter.some((one) => consents.includes(one.uniqueNumber))) {
    await endNewsletter(ctx, user.email.toLowerCase());
  }
}

/**
 * Takes an erased person out of the consent log; what was agreed, when and to which text stays, without the person.
 * Returns how many entries were theirs.
 */
export function forgetInConsentLog(outer: Ctx, user: { id: number | null; email: string }): Promise<number> {
  return inTransaction(outer, (ctx) => forgetPerson(ctx, user.id, user.email.toLowerCase()));
}
