import { toggleWish } from '@izlog/contract/cms/wishlist';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { byProgramLanguage } from '@izlog/contract/texts/program-languages';
import { createAddress } from '@izlog/contract/user/address';
import { updateGuest } from '@izlog/contract/user/guest-update';
import { login } from '@izlog/contract/user/login';
import {
  downloadDataExport,
  eraseCustomer,
  eraseCustomerByStaff,
  listDataExports,
  previewErasure,
  requestDataExport,
} from '@izlog/contract/user/personal-data';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { proveCustomer } from '@izlog/contract/user/proof';
import { register } from '@izlog/contract/user/register';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { mailsTo } from '#test/builders/account-mail.ts';
import { buildReadyCart } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { sessions, users } from '../account/user.tables.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { insertCards } from '../member-card/member-card.queries.ts';
import { dataExports } from './data-export.tables.ts';
import { makeDataExport } from './request-data-export.ts';

const home = {
  firstName: 'Iva',
  lastName: 'Horvat',
  contactEmail: 'iva@prvi.test',
  contactPhone: '+385 91 123 4567',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1a',
  zipCode: '10000',
};

async function loggedIn(platform: TestPlatform) {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: account.password }, as);
  return { ...account, as };
}

/** A customer of whom the shop knows everything it can know. */
async function wellKnown(platform: TestPlatform) {
  const person = await loggedIn(platform);
  const ctx = await platform.ctx();
  const memberCardBarcode = `KARTA-${person.id}`;
  await insertCards(ctx.db, ctx.site.id, [memberCardBarcode]);
  await platform.call(updateCustomer, { memberCardBarcode, details: { firstName: '=1+1' } }, person.as);
  await platform.call(createAddress, home, person.as);
  await platform.call(toggleWish, { product_id: await buildProduct(platform) }, person.as);
  await platform.call(updateGuest, {
    email: person.email.toUpperCase(),
    details: { firstName: 'Gost', lastName: 'Horvat' },
    addresses: [{ ...home, city: 'Gostograd' }],
  });
  return { ...person, memberCardBarcode };
}

async function exported(platform: TestPlatform, as: Awaited<ReturnType<typeof loggedIn>>['as']) {
  const { id } = await platform.call(requestDataExport, {}, as);
  await makeDataExport(platform.kernel, await platform.ctx(), id);
  return id;
}

const download = async (
  platform: TestPlatform,
  id: string,
  ext: string,
  as: Parameters<typeof platform.http>[1],
) => platform.http({ url: `/api/v1/user/web/personalData/download/${id}.${ext}` }, as);

test('[GDPR-015] a customer gets everything the shop knows, as JSON, also what was bought as a guest', async ({
  platform,
}) => {
  const person = await wellKnown(platform);

  const id = await exported(platform, person.as);
  const file = await download(platform, id, 'json', person.as);

  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="podaci-\d{4}-\d\d-\d\d\.json"$/,
  );
  const data = file.json();
  expect(data).toMatchObject({
    shop: 'Prva trgovina',
    profile: [{ email: person.email }, { email: person.email.toUpperCase(), isGuest: true }],
    addresses: [{ city: 'Zagreb' }, { city: 'Gostograd' }],
    memberCard: [{ barcode: person.memberCardBarcode }],
    wishlist: [{ productId: expect.any(Number) }],
    logins: [{ address: '127.0.0.0' }],
  });
  expect(file.payload).not.toMatch(/argon2|password/i);
});

test('[GDPR-015] the same as CSV: one value a row, formulas made harmless', async ({ platform }) => {
  const person = await wellKnown(platform);

  const file = await download(platform, await exported(platform, person.as), 'csv', person.as);

  const rows = parse(file.payload, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toContainEqual({ part: 'addresses', record: '1', field: 'city', value: 'Zagreb' });
  expect(rows).toContainEqual({ part: 'profile', record: '1', field: 'firstName', value: "'=1+1" });
});

test('a mail says that the export is ready, in the language of the person, once', async ({ platform }) => {
  const { as, email } = await loggedIn(platform);
  await platform.call(updateCustomer, { language: 'deu' }, as);

  const id = await exported(platform, as);
  await makeDataExport(platform.kernel, await platform.ctx(), id);

  expect(await mailsTo(platform, email)).toMatchObject([{ template: 'dataExport', language: 'de' }]);
  const { records } = await platform.call(listDataExports, {}, as);
  expect(records).toMatchObject([{ id, state: 'ready' }]);
});

test('[API-020] an export is its owner’s only, and not before it is ready', async ({ platform }) => {
  const { as } = await loggedIn(platform);
  const other = await loggedIn(platform);
  const { id: waiting } = await platform.call(requestDataExport, {}, as);
  const ready = await exported(platform, as);

  expect((await download(platform, waiting, 'json', as)).statusCode).toBe(404);
  expect((await download(platform, ready, 'json', other.as)).statusCode).toBe(404);
  expect((await download(platform, ready, 'json', { as: 'staff' })).statusCode).toBe(403);
  expect((await download(platform, ready, 'exe', as)).statusCode).toBe(404);
  expect((await platform.refusal(downloadDataExport, { id: 'x', ext: 'json' }, as)).status).toBe(404);
  expect((await platform.call(listDataExports, {}, other.as)).records).toEqual([]);
});

test('whoever has not confirmed the e-mail does not get what others did with it', async ({ platform }) => {
  const { db } = await platform.ctx();
  const person = await wellKnown(platform);
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, person.id));

  const file = await download(platform, await exported(platform, person.as), 'json', person.as);

  expect(file.payload).not.toContain('Gostograd');
});

test('more than five exports a day are refused', async ({ platform }) => {
  const { as } = await loggedIn(platform);
  for (let count = 0; count < 5; count += 1) await platform.call(requestDataExport, {}, as);

  expect((await platform.refusal(requestDataExport, {}, as)).status).toBe(429);
});

test('an erasure takes the account, the guests of its e-mail and all that hangs on them; the e-mail is free again', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const person = await wellKnown(platform);
  await exported(platform, person.as);
  await ctx.db.execute(sql`insert into cart_reminders values (987654, ${person.id}, 1, now())`);

  await platform.call(eraseCustomer, { password: person.password }, person.as);

  const { rows } = await ctx.db.execute(sql`
    select (select count(*) from users where lower(email) = ${person.email}) as users,
      (select count(*) from user_addresses where city = 'Gostograd' and contact_email = ${person.email}) as addresses,
      (select count(*) from data_exports where user_id = ${person.id}) as exports,
      (select count(*) from wishes where user_id = ${person.id}) as wishes,
      (select count(*) from cart_reminders where user_id = ${person.id}) as reminders,
      (select count(*) from sessions where user_id = ${person.id}) as sessions,
      (select user_id from member_cards where barcode = ${person.memberCardBarcode}) as card`);
  expect(rows).toEqual([
    { users: 0, addresses: 0, exports: 0, wishes: 0, reminders: 0, sessions: 0, card: null },
  ]);
  expect((await platform.refusal(getCustomerProfile, {}, person.as)).status).toBe(401);
  expect((await mailsTo(platform, person.email)).at(-1)).toMatchObject({ template: 'accountErased' });
  const { user } = await platform.call(register, {
    email: person.email,
    password: 'sasvim nova prijava',
    details: { firstName: 'Iva', lastName: 'Horvat' },
  });
  expect(user.addresses).toEqual([]);
});

test('[GDPR-011] the consent log stays as proof, without the person', async ({ platform }) => {
  const ctx = await platform.ctx();
  const person = await loggedIn(platform);
  await ctx.db.execute(
    sql`insert into consents (site_id, unique_number, version) values (1, 'ZA-BRISANJE', 1)`,
  );
  await ctx.db.execute(sql`insert into consent_versions (consent_id, version, texts)
    select id, 1, '{"hrv":"Da"}' from consents where unique_number = 'ZA-BRISANJE'`);
  await recordConsents(ctx, {
    sourceType: 'registerForm',
    consents: ['ZA-BRISANJE'],
    user: { userType: 'user', userId: person.id, email: person.email },
  });
  const file = await download(platform, await exported(platform, person.as), 'json', person.as);
  expect(file.json().consents).toHaveLength(1);

  await platform.call(eraseCustomer, { password: person.password }, person.as);

  const { rows } = await ctx.db.execute(
    sql`select email, user_id, ip from consent_log where texts->0->>'uniqueNumber' = 'ZA-BRISANJE'`,
  );
  expect(rows).toEqual([{ email: '', user_id: null, ip: '' }]);
});

test('[GDPR-015] comments, form entries, the newsletter and what is waited for are in the export, and an erasure takes the person out of them', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const { as, id, email, password } = await loggedIn(platform);
  const other = 'netko.drugi@kupci.test';
  const productId = await buildProduct(platform);
  await ctx.db.execute(sql`insert into comments (site_id, entity_type, entity_id, user_id, author_name, email, content, is_published)
    values (1, 'product', ${productId}, ${id}, 'Iva Horvat', null, 'Ostaje s računa', true),
      (1, 'site', 0, null, 'Iva Horvat', ${email}, 'Ostaje s adrese', true),
      (1, 'site', 0, null, 'Netko', ${other}, 'Tuđe', true)`);
  await ctx.db.execute(sql`insert into newsletter_subscribers (site_id, email, language, state, asked_at)
    values (1, ${email}, 'hrv', 'subscribed', now()), (1, ${other}, 'hrv', 'subscribed', now())`);
  await ctx.db.execute(sql`insert into availability_requests (site_id, product_id, email, language)
    values (1, ${productId}, ${email}, 'hrv'), (1, ${productId}, ${other}, 'hrv')`);
  await ctx.db.execute(sql`with form as (
      insert into forms (site_id, type, title, fields, require_email_confirm, require_recaptcha, validate_consents)
      values (1, 'custom', '{}', '[]', false, false, false) returning id),
    entry as (insert into form_entries (site_id, form_id, data, email, language)
      select 1, id, '{"poruka":"Molim ponudu"}', e.email, 'hrv' from form,
        (values (${email}::text), (${other}::text)) e (email) returning id, form_id, email)
    insert into form_files (id, site_id, form_id, entry_id, name, mime, size, storage_key)
      select gen_random_uuid(), 1, form_id, id, 'nacrt.pdf', 'application/pdf', 9, 'forms/' || email from entry`);

  const file = await download(platform, await exported(platform, as), 'json', as);
  await platform.call(eraseCustomer, { password }, as);

  expect(file.json()).toMatchObject({
    comments: [{ content: 'Ostaje s računa' }, { content: 'Ostaje s adrese' }],
    newsletter: [{ email, state: 'subscribed' }],
    availability: [{ productId }],
    forms: [{ poruka: 'Molim ponudu' }],
  });
  expect(file.payload).not.toContain(other);
  const { rows } = await ctx.db.execute(sql`select
    (select array_agg(author_name || ': ' || content order by id) from comments where entity_id in (0, ${productId})
      and (content like 'Ostaje%' or content = 'Tuđe')) as comments,
    (select array_agg(email) from newsletter_subscribers where email in (${email}, ${other})) as newsletter,
    (select array_agg(email) from availability_requests where product_id = ${productId}) as availability,
    (select array_agg(email) from form_entries where email in (${email}, ${other})) as forms,
    (select array_agg(storage_key) from form_files where entry_id is null and storage_key like 'forms/%@%') as files,
    (select count(*)::int from comments where email = ${email} or user_id = ${id}) as named`);
  expect(rows).toEqual([
    {
      comments: ['—: Ostaje s računa', '—: Ostaje s adrese', 'Netko: Tuđe'],
      newsletter: [other],
      availability: [other],
      forms: [other],
      files: [`forms/${email}`],
      named: 0,
    },
  ]);
});

test('an erasure needs the password, and a stolen login cannot guess it', async ({ platform }) => {
  const { as, email, password } = await loggedIn(platform);

  for (let guess = 0; guess < 10; guess += 1) {
    const refusal = await platform.refusal(eraseCustomer, { password: 'kriva', email }, as);
    expect(refusal).toMatchObject({ status: 400, code: 'INCORRECT_OLD_PASSWORD' });
  }
  expect((await platform.refusal(eraseCustomer, { password }, as)).status).toBe(429);
  expect(await platform.call(getCustomerProfile, {}, as)).toMatchObject({ email });
});

test('an account without a password is erased in a fresh login, by typing its e-mail', async ({
  platform,
}) => {
  const { as, id, email } = await loggedIn(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  const proved = { provedAt: new Date(Date.now() - 11 * 60 * 1000) };
  await db.update(sessions).set(proved).where(eq(sessions.userId, id));
  expect((await platform.refusal(eraseCustomer, { email }, as)).code).toBe('PROOF_REQUIRED');
  await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.userId, id));

  expect((await platform.refusal(eraseCustomer, { email: 'druga@prvi.test' }, as)).status).toBe(400);
  await platform.call(eraseCustomer, { email: email.toUpperCase() }, as);

  expect(await db.$count(users, eq(users.id, id))).toBe(0);
});

test('what has to stay is said before and after, with the reason, in the language of the reader', async ({
  platform,
}) => {
  const { as, id, email, password } = await loggedIn(platform);
  platform.kernel.personalData.add({
    name: 'probniRacuni',
    collect: async () => [],
    kept: async (_ctx, { userIds }) =>
      userIds.includes(id)
        ? [
            {
              name: 'probniRacuni',
              count: 2,
              texts: { ...byProgramLanguage(() => 'Two invoices, 11 years.'), hr: 'Dva računa, 11 godina.' },
            },
          ]
        : [],
    erase: async () => {},
  });

  const before = await platform.call(previewErasure, {}, { ...as, language: 'eng' });
  const after = await platform.call(eraseCustomer, { password }, { ...as, language: 'eng' });

  expect(before.kept).toContainEqual({ name: 'probniRacuni', count: 2, text: 'Two invoices, 11 years.' });
  expect(after).toEqual(before);
  expect((await mailsTo(platform, email)).at(-1)?.data).toMatchObject({ kept: ['Dva računa, 11 godina.'] });
});

test('an erasure is whole or not at all', async ({ platform }) => {
  const { as, id, email, password } = await loggedIn(platform);
  platform.kernel.personalData.add({
    name: 'neuspjeh',
    collect: async () => [],
    erase: async (_ctx, { userIds }) => {
      if (userIds.includes(id)) throw new Error('this part cannot be erased now');
    },
  });

  const answer = await platform.http(
    { method: 'POST', url: '/api/v1/user/web/personalData/erase', payload: { password } },
    as,
  );

  expect(answer.statusCode).toBe(500);
  expect(await platform.call(getCustomerProfile, {}, as)).toMatchObject({ email });
  expect(await mailsTo(platform, email)).toEqual([]);
});

test('an erasure and an order of the same customer at once: whichever comes first is finished, and neither is a fault', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const buyer = async () => {
    const person = await loggedIn(platform);
    await platform.call(createAddress, home, person.as);
    const cart = async () => {
      const { cartId, protectCode, successURL, failureURL } = await buildReadyCart(
        platform,
        'cashOnDelivery',
        {
          options: person.as,
        },
      );
      return { cartId, protectCode, successURL, failureURL };
    };
    const place = async (filled: Awaited<ReturnType<typeof cart>>) =>
      (await platform.call(createOrder, filled, person.as)).orderSlug;
    const erase = async () => {
      await platform.call(eraseCustomer, { password: person.password }, person.as);
      return 'erased';
    };
    return { ...person, cart, place, erase };
  };
  const peopleOn = async (slug: string) => {
    const { rows } = await ctx.db.execute(sql`select user_id, state from orders where slug = ${slug}`);
    return rows;
  };

  const first = await buyer();
  const filled = await first.cart();
  const orderFirst = await behindALock<string>(
    platform,
    sql`select from carts where id = ${filled.cartId} for update`,
    [() => first.place(filled), first.erase],
  );
  const second = await buyer();
  const earlier = await second.place(await second.cart());
  const next = await second.cart();
  const eraseFirst = await behindALock<string>(
    platform,
    sql`select from orders where slug = ${earlier} for update`,
    [second.erase, () => second.place(next)],
  );

  expect(orderFirst).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled', value: 'erased' }]);
  const [placed] = orderFirst;
  expect(await peopleOn(placed?.status === 'fulfilled' ? placed.value : '')).toMatchObject([
    { user_id: null },
  ]);
  expect(eraseFirst).toMatchObject([
    { status: 'fulfilled', value: 'erased' },
    { status: 'rejected', reason: { status: 401, code: 'LOGIN_REQUIRED' } },
  ]);
});

test('staff erase a customer who asked by letter, never a colleague, nor anybody of another site', async ({
  platform,
}) => {
  const customer = await buildCustomer(platform);
  const colleague = await buildStaff(platform);
  const foreign = await buildCustomer(platform, { site: 2 });
  const staff = { as: 'staff' } as const;

  await platform.call(eraseCustomerByStaff, { id: customer.id }, staff);

  const { db } = await platform.ctx();
  expect(await db.$count(users, eq(users.id, customer.id))).toBe(0);
  for (const { id } of [colleague, foreign])
    expect((await platform.refusal(eraseCustomerByStaff, { id }, staff)).status).toBe(404);
});

test('old exports are deleted with their data', async ({ platform }) => {
  const { as } = await loggedIn(platform);
  const id = await exported(platform, as);
  const { db } = await platform.ctx();
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  expect(((row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000).toBeCloseTo(7, 2);
});
