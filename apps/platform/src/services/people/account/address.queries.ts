import type { Address, NewAddress } from '@izlog/contract/user/address';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { userAddresses } from './address.tables.ts';

const shown = {
  id: userAddresses.id,
  type: userAddresses.type,
  firstName: userAddresses.firstName,
  lastName: userAddresses.lastName,
  contactEmail: userAddresses.contactEmail,
  contactPhone: userAddresses.contactPhone,
  country: userAddresses.country,
  region: userAddresses.region,
  city: userAddresses.city,
  street: userAddresses.street,
  houseNumber: userAddresses.houseNumber,
  zipCode: userAddresses.zipCode,
};

/** Addresses of one person, the oldest first. */
export async function listAddresses(db: Db, siteId: number, userId: number): Promise<Address[]> {
  return db
    .select(shown)
    .from(userAddresses)
    .where(and(eq(userAddresses.siteId, siteId), eq(userAddresses.userId, userId)))
    .orderBy(asc(userAddresses.id));
}

/** A person who is not locked: the e-mail, and the addresses, the oldest first; read in one statement. */
export async function readAddressed(
  db: Db,
  siteId: number,
  userId: number,
): Promise<{ email: string; addresses: Address[] } | undefined> {
  const [row] = await queryPrepared<{ email: string; addresses: Address[] }>(
    db,
    statement`select u.email, (
        select coalesce(json_agg(json_build_object('id', a.id, 'type', a.type, 'firstName', a.first_name,
          'lastName', a.last_name, 'contactEmail', a.contact_email, 'contactPhone', a.contact_phone, 'country', a.country,
          'region', a.region, 'city', a.city, 'street', a.street, 'houseNumber', a.house_number, 'zipCode', a.zip_code)
          order by a.id), '[]')
        from user_addresses a where a.site_id = u.site_id and a.user_id = u.id) as addresses
      from users u where u.site_id = ${siteId} and u.id = ${userId} and u.is_active`,
  );
  return row;
}

/** Keeps addresses and gives them as kept, in their order. */
export async function insertAddresses(
  db: Db,
  siteId: number,
  userId: number,
  addresses: readonly NewAddress[],
): Promise<Address[]> {
  if (addresses.length === 0) return [];
  return db
    .insert(userAddresses)
    .values(addresses.map((one) => ({ ...one, siteId, userId })))
    .returning(shown);
}

/** Changes the given fields; undefined when the person has no such address. */
export async function changeAddress(
  db: Db,
  owner: { siteId: number; userId: number },
  id: number,
  changes: Partial<NewAddress>,
  now: Date,
): Promise<Address | undefined> {
  const [row] = await db
    .update(userAddresses)
    .set({ ...changes, updatedAt: now })
    .where(isOwn(owner, id))
    .returning(shown);
  return row;
}

/** A person has one main address: a new one makes the former one of the others. */
export async function ensureOneMain(
  db: Db,
  owner: { siteId: number; userId: number },
  { id, type }: Pick<Address, 'id' | 'type'>,
  now: Date,
): Promise<void> {
  if (type !== 'main') return;
  await db
    .update(userAddresses)
    .set({ type: 'other', updatedAt: now })
    .where(
      and(
        eq(userAddresses.siteId, owner.siteId),
        eq(userAddresses.userId, owner.userId),
        eq(userAddresses.type, 'main'),
        ne(userAddresses.id, id),
      ),
    );
}

/** Removes an address; false when the person has no such address. */
export async function removeAddress(
  db: Db,
  owner: { siteId: number; userId: number },
  id: number,
): Promise<boolean> {
  const gone = await db.delete(userAddresses).where(isOwn(owner, id)).returning({ id: userAddresses.id });
  return gone.length > 0;
}

/** Removes every address of a person. */
export async function removeAddresses(db: Db, siteId: number, userId: number): Promise<void> {
  await db
    .delete(userAddresses)
    .where(and(eq(userAddresses.siteId, siteId), eq(userAddresses.userId, userId)));
}

function isOwn({ siteId, userId }: { siteId: number; userId: number }, id: number) {
  return and(eq(userAddresses.siteId, siteId), eq(userAddresses.userId, userId), eq(userAddresses.id, id));
}

/** Saved addresses, for other services. */
export const savedAddresses = { list: listAddresses, addressed: readAddressed } as const;
