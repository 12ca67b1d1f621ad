import { randomUUID } from 'node:crypto';
import type { MessageHead, UnsignedMessage } from '../reports/message.ts';
import { paymentMessage, rejectionMessage } from '../reports/payment-and-rejection.ts';
import { readUbl } from '../ubl/read-ubl.ts';
import { type AccessPoint, AccessPointRefused, type OutgoingDocument } from './access-point.ts';

/** Where files lie: a folder, a bucket, a table. Names are `folder/name.xml`. */
export interface FileStore {
  /** Undefined where there is none. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  /** Names of all files of a folder. */
  list(folder: string): Promise<string[]>;
  /** Puts a file elsewhere; it is never at both places or none. */
  move(from: string, to: string): Promise<void>;
}

/**
 * An access point that is a person: what is to be sent lies in `outgoing` and is moved to `sent` by who uploaded it; reports
 * lie in `reports`; what arrived is put into `incoming` and stands in `kept` once it is confirmed. `clock` says the time as
 * in Croatia, `2026-04-20T10:15:00`.
 */
export function accessPointByHand(files: FileStore, clock: () => string): AccessPoint {
  const known = async (id: string) => {
    for (const folder of ['outgoing', 'sent'])
      if ((await files.read(`${folder}/${id}`)) !== undefined) return folder;
    throw new AccessPointRefused(`There is no document ${id}.`);
  };
  const report = async (name: string, write: (head: MessageHead) => UnsignedMessage) => {
    const place = `reports/${fileName(name)}`;
    // The same report again is the same file: it is told once.
    if ((await files.read(place)) === undefined)
      await files.write(place, write({ id: randomUUID(), sentAt: clock() }).xml);
  };
  return {
    async send({ number, issued, xml }) {
      const id = fileName(`${issued}-${number}`);
      if (readUbl(xml).invoice.number !== number)
        throw new AccessPointRefused(`The document is not ${number}.`);
      const before = (await files.read(`outgoing/${id}`)) ?? (await files.read(`sent/${id}`));
      if (before !== undefined && before !== xml)
        throw new AccessPointRefused(`Another document of the number ${number} was sent.`);
      if (before === undefined) await files.write(`outgoing/${id}`, xml);
      return id;
    },
    async find({ number, issued }: OutgoingDocument) {
      const id = fileName(`${issued}-${number}`);
      return known(id).then(
        () => id,
        () => undefined,
      );
    },
    stateOf: async (id) => ({ state: (await known(id)) === 'sent' ? 'sent' : 'waiting' }),
    async reportPayment(id, payment) {
      await known(id);
      const { invoice, paid, amount } = payment;
      await report(`payment-${invoice.number}-${paid}-${amount}`, (head) => paymentMessage(head, [payment]));
    },
    async reportRejection(id, rejection) {
      await arrived(files, id);
      const { invoice } = rejection;
      await report(`rejection-${invoice.sellerOib}-${invoice.number}`, (head) =>
        rejectionMessage(head, [rejection]),
      );
    },
    incoming: async () => (await files.list('incoming')).map((id) => ({ id })),
    receive: async (id) => (await arrived(files, id)).text,
    async confirm(id) {
      const { folder } = await arrived(files, id);
      if (folder === 'incoming') await files.move(`incoming/${id}`, `kept/${id}`);
    },
  };
}

async function arrived(files: FileStore, id: string): Promise<{ folder: string; text: string }> {
  for (const folder of ['incoming', 'kept']) {
    const text = await files.read(`${folder}/${id}`);
    if (text !== undefined) return { folder, text };
  }
  throw new AccessPointRefused(`There is no document ${id}.`);
}

/** A name that any store holds; different numbers never become one name. */
const fileName = (text: string): string =>
  `${text.replaceAll(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}.xml`;
