import { addOrderNote, getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import type { OrderRecord } from '#platform/services/orders/index.ts';
import type { Asked } from '../door/dialect-call.ts';
import { invalidParams, noSuch, notHere } from '../door/dialect-error.ts';
import { dates } from '../door/site-time.ts';

interface Note {
  id: number;
  text: string;
  at: string;
  by: string;
}

const presentNote = ({ id, text, at, by }: Note) => ({
  id,
  author: by,
  ...dates('date_created', new Date(at)),
  note: text,
  customer_note: false,
});

/** The notes of the team about an order, the newest first as there. */
export async function listOrderNotes({ call }: Asked, { order }: OrderRecord) {
  const { notes } = await call(getOrderDesk, { slug: order.slug });
  return notes.map(presentNote).sort((a, b) => b.id - a.id);
}

/** Leaves a note for the team. One for the buyer, which WooCommerce would mail, is refused: buyers hear by the mails of the shop. */
export async function addWcNote({ call, body }: Asked, { order }: OrderRecord) {
  const { note, customer_note: isForBuyer } = body;
  if (typeof note !== 'string' || note.trim() === '') throw invalidParams({ note: 'note is required.' });
  if (isForBuyer === true || isForBuyer === 'true')
    throw notHere('POST', 'A program writes notes for the team, not to the buyer.');
  const { notes } = await call(addOrderNote, { slug: order.slug, text: note });
  const added = notes.reduce<Note | undefined>(
    (newest, one) => (newest && newest.id > one.id ? newest : one),
    undefined,
  );
  if (!added) throw noSuch('order_note');
  return presentNote(added);
}
