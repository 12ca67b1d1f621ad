import { sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';

/** In the name of which companies a person buys on invoice: told, and forgotten with the person. */
export const buyersPart: PersonalDataPart = {
  name: 'companies',
  async collect({ db, site }, { email = '' }) {
    const { rows } = await db.execute<{ name: string; number: string }>(sql`
      select name, number from companies
      where site_id = ${site.id} and ${email.toLowerCase()}::text = any(buyers) order by id`);
    return rows;
  },
  async erase({ db, site }, { email = '' }) {
    const own = email.toLowerCase();
    await db.execute(sql`
      update companies set buyers = array_remove(buyers, ${own}::text)
      where site_id = ${site.id} and ${own}::text = any(buyers)`);
  },
};
