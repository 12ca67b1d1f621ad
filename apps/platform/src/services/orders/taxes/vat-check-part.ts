import { sql } from 'drizzle-orm';
import type { DataSubject, PersonalDataPart } from '#platform/kernel/personal-data.ts';

/** Consultations of VIES for carts of these people: a company may be a person under its own name. */
const ofPeople = ({ userIds }: DataSubject) => sql`v.cart_id in (
  select c.id from carts c where c.user_id = any(${sql.param([...userIds])}::bigint[])
  union select o.cart_id from orders o where o.user_id = any(${sql.param([...userIds])}::bigint[]))`;

/**
 * What VIES said of the companies of a person. What a sale without tax rests on stays with its order, as the law wants the
 * books kept; the rest goes.
 */
export const vatCheckPart: PersonalDataPart = {
  name: 'vatChecks',
  async collect({ db, site }, subject) {
    const { rows } = await db.execute<Record<string, string | null>>(sql`
      select v.number, v.answer, v.name, v.address, v.consultation, v.asked_at as "askedAt"
      from vat_checks v where v.site_id = ${site.id} and ${ofPeople(subject)} order by v.id`);
    return rows;
  },
  async erase({ db, site }, subject) {
    await db.execute(sql`
      delete from vat_checks v where v.site_id = ${site.id} and ${ofPeople(subject)}
        and not exists (select from orders o where o.cart_id = v.cart_id and o.site_id = v.site_id and o.is_reverse_charge)`);
  },
};
