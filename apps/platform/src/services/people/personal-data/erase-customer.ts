import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { DataSubject, RetainedData } from '#platform/kernel/personal-data.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import {
  deleteUsers,
  lockForErasure,
  readActiveUser,
  readCustomer,
  type UserRow,
} from '../account/user.queries.ts';
import { mustBeFresh, mustKnowPassword, mustProve } from '../login/must-prove.ts';
import { customerSubjectOf, dataSubjectOf } from './data-subject.ts';

type Retained = { kept: { name: string; count: number; text: string }[] };

/** What an erasure of the caller would leave, and why. */
export async function previewErasure(kernel: Kernel, ctx: Ctx): Promise<Retained> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row) throw new Refusal('loginRequired');
  return present(await retainedOf(kernel, ctx, await dataSubjectOf(ctx, row)), ownLanguageOf(ctx.language));
}

/**
 * Erases the caller, who says the password. An account without one is erased in a login that has just proved its person
 * (proofRequired), with the e-mail typed again. Refuses with incorrectOldPassword when password or e-mail are not theirs.
 */
export async function eraseCaller(
  kernel: Kernel,
  ctx: Ctx,
  { password = '', email = '' }: { password?: string; email?: string },
): Promise<Retained> {
  const known = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  const row = known?.passwordHash === null ? await mustProve(ctx) : await mustKnowPassword(ctx, password);
  if (row.passwordHash === null && email.trim().toLowerCase() !== row.email.toLowerCase())
    throw new Refusal('incorrectOldPassword');
  return erase(kernel, ctx, row);
}

/**
 * Erases a customer who asked by letter or mail; refuses with notFound, also for staff accounts, and with proofRequired an
 * older login.
 */
export async function eraseCustomerById(kernel: Kernel, ctx: Ctx, { id }: { id: number }): Promise<Retained> {
  await mustBeFresh(ctx);
  const row = await readCustomer(ctx.db, ctx.site.id, id);
  if (!row) throw new Refusal('notFound');
  return erase(kernel, ctx, row, customerSubjectOf);
}

/** What an erasure of a customer would leave, and why, in the language of the call; refuses with notFound. */
export async function retainedOfCustomer(kernel: Kernel, ctx: Ctx, id: number): Promise<Retained> {
  const row = await readCustomer(ctx.db, ctx.site.id, id);
  if (!row) throw new Refusal('notFound');
  return present(
    await retainedOf(kernel, ctx, await customerSubjectOf(ctx, row)),
    ownLanguageOf(ctx.language),
  );
}

async function erase(kernel: Kernel, outer: Ctx, row: UserRow, subjectOf = dataSubjectOf): Promise<Retained> {
  return inTransaction(outer, async (ctx) => {
    const subject = await subjectOf(ctx, row);
    // An order that the person is placing is finished first, so that it is among those that are looked at.
    await lockForErasure(ctx.db, ctx.site.id, subject.userIds);
    const retained = await retainedOf(kernel, ctx, subject);
    for (const part of kernel.personalData.parts) await part.erase(ctx, subject);
    // Addresses, wishes, logins, providers and exports go with the account.
    await deleteUsers(ctx.db, ctx.site.id, subject.userIds);
    const said = present(retained, ownLanguageOf(row.language)).kept.map(({ text }) => text);
    const data = { name: row.firstName, kept: said };
    await sendMail(ctx, 'accountErased', row.email, data, { language: row.language });
    return present(retained, ownLanguageOf(ctx.language));
  });
}

async function retainedOf(kernel: Kernel, ctx: Ctx, subject: DataSubject): Promise<RetainedData[]> {
  const all: RetainedData[] = [];
  for (const part of kernel.personalData.parts) all.push(...((await part.kept?.(ctx, subject)) ?? []));
  return all.filter(({ count }) => count > 0);
}

function present(kept: readonly RetainedData[], language: ProgramLanguage): Retained {
  return { kept: kept.map(({ name, count, texts }) => ({ name, count, text: texts[language] })) };
}
