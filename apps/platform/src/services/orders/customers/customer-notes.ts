import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { addCustomerNote, removeCustomerNote } from '@izlog/contract/user/customer-staff';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { hidden, noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { deleteNote, findCustomer, insertNote, listNotes, listNotesOf } from './customer.queries.ts';

/** Keeps a note of the staff about a customer; refuses with notFound. */
export function addNote(
  outer: Ctx,
  { id, text }: EndpointParsed<typeof addCustomerNote>,
): Promise<EndpointReturn<typeof addCustomerNote>> {
  return inTransaction(outer, async (ctx) => {
    if (!(await findCustomer(ctx, id))) throw new Refusal('notFound');
    await insertNote(ctx, id, text, userIdOf(ctx.caller));
    noteChange(ctx, `customer ${id}`, {}, { note: hidden });
    return { notes: await presentNotes(ctx, id) };
  });
}

/** Removes a note about a customer; refuses with notFound, and anyone who neither wrote it nor holds users.edit. */
export function removeNote(
  outer: Ctx,
  { id, noteId }: EndpointParsed<typeof removeCustomerNote>,
): Promise<EndpointReturn<typeof removeCustomerNote>> {
  return inTransaction(outer, async (ctx) => {
    const note = (await listNotes(ctx, id)).find((one) => one.id === noteId);
    if (!note) throw new Refusal('notFound');
    if (!mayRemove(ctx, note)) throw new Refusal('forbidden');
    await deleteNote(ctx, id, noteId);
    noteChange(ctx, `customer ${id}`, { note: hidden }, {});
    return { notes: await presentNotes(ctx, id) };
  });
}

/** The notes about a customer, the newest first. */
export async function presentNotes(ctx: Ctx, id: number) {
  const notes = await listNotes(ctx, id);
  return notes.map(({ at, userId, ...note }) => ({
    ...note,
    at: at.toISOString(),
    mayRemove: mayRemove(ctx, { userId }),
  }));
}

/** What somebody wrote is removed by that person, or by the person who may erase the customer. */
const mayRemove = ({ caller }: Ctx, { userId }: { userId: number | null }): boolean =>
  caller.kind === 'staff' && (caller.userId === userId || caller.permissions.includes('users.edit'));

/** What staff wrote about people is about them: it is in their export, and goes with their account. */
export const customerNotesPart: PersonalDataPart = {
  name: 'notes',
  collect: async (ctx, { userIds }) =>
    (await listNotesOf(ctx, userIds)).map(({ text, at }) => ({ text, at: at.toISOString() })),
  erase: async () => {},
};
