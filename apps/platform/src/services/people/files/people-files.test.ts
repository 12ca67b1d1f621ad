import { newsletterFilter } from '@izlog/contract/marketing/newsletter-filter';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { login } from '@izlog/contract/user/login';
import {
  listPeople,
  type PeopleKind,
  peopleColumns,
  peopleFile,
  takePeople,
} from '@izlog/contract/user/people-files';
import { stringify } from 'csv-stringify/sync';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { savedBySpreadsheet } from '#test/spreadsheet.ts';

const staff = { as: 'staff' } as const;

const take = (platform: TestPlatform, what: PeopleKind, file: string, more: object = {}) =>
  platform.call(takePeople, { what, file, isDryRun: false, ...more }, staff);

async function outFile(platform: TestPlatform, what: PeopleKind): Promise<string> {
  const { rows } = await platform.call(listPeople, { what }, staff);
  const columns: readonly (keyof (typeof rows)[number])[] = peopleColumns[what];
  return stringify([columns, ...rows.map((row) => columns.map((name) => String(row[name])))]);
}

test('[OFFICE-02] customers come in from a file without a password, and out and in again nothing changes', async ({
  platform,
}) => {
  const file =
    'E-mail;Ime;Prezime;Tvrtka;Jezik\nMARA@uzor.hr;Mara;"=1+1";;hrv\nivo@uzor.hr;Ivo;Ivić;Ivić d.o.o.;hrv\nkrivo;a;b;;\nmara@uzor.hr;Još jednom;;;\nana@uzor.hr;Ana;;;xxx\n';
  const tried = await platform.call(takePeople, { what: 'customers', file }, staff);
  expect(tried).toMatchObject({
    created: 2,
    refused: 3,
    reasons: [
      { row: 4, reason: 'email' },
      { row: 5, reason: 'twice' },
      { row: 6, reason: 'language' },
    ],
  });
  const asked = { search: 'uzor.hr' };
  expect((await platform.call(filterCustomers, asked, staff)).records).toEqual([]);

  expect(await take(platform, 'customers', file)).toEqual(tried);
  const { records } = await platform.call(filterCustomers, asked, staff);
  expect(records.map(({ email, name, kind }) => `${email} ${name} ${kind}`).toSorted()).toEqual([
    'ivo@uzor.hr Ivić d.o.o. company',
    'mara@uzor.hr Mara =1+1 account',
  ]);
  // Without a password nobody is let in; the owner of the address sets one by mail.
  expect(
    await platform.refusal(login, { username: 'mara@uzor.hr', password: '' }, { as: 'visitor' }),
  ).toMatchObject({ status: expect.toSatisfy((status: number) => status === 400 || status === 401) });
  const out = await outFile(platform, 'customers');
  expect(await take(platform, 'customers', out)).toMatchObject({ created: 0, updated: 0, refused: 0 });
  // Colleagues are no customers, whatever a file says.
  expect(out).not.toContain('staff');
  expect(await platform.refusal(takePeople, { what: 'customers', file: 'ime\nMara' }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'file', kind: 'header' }] },
  });
  expect(
    await platform.refusal(takePeople, { what: 'customers', file }, { as: { staff: ['customers.read'] } }),
  ).toMatchObject({ status: 403 });
});

test('[OFFICE-02, MKT-001] a subscriber from a file has agreed somewhere, and who left here is not brought back', async ({
  platform,
}) => {
  const file =
    'email,state,confirmed_at\nprvi@uzor.hr,subscribed,2024-05-06T07:08:09.000Z\nodlazi@uzor.hr,unsubscribed,\n';
  expect(await take(platform, 'subscribers', file)).toMatchObject({
    created: 1,
    reasons: [{ row: 2, reason: 'origin' }],
  });
  const origin = 'Stara trgovina, obrazac u podnožju, do 2024.';
  expect(await take(platform, 'subscribers', file, { origin })).toMatchObject({ created: 1, unchanged: 1 });
  const out = await outFile(platform, 'subscribers');
  expect(out).toContain(`prvi@uzor.hr,hrv,subscribed,2024-05-06T07:08:09.000Z,"${origin}"`);
  expect(await take(platform, 'subscribers', out)).toMatchObject({ created: 0, updated: 0, refused: 0 });

  const back = 'email,state\nodlazi@uzor.hr,subscribed\nprvi@uzor.hr,unsubscribed\nnovi@uzor.hr,možda\n';
  expect(await take(platform, 'subscribers', back, { origin })).toMatchObject({
    updated: 1,
    reasons: [
      { row: 2, reason: 'left' },
      { row: 4, reason: 'state' },
    ],
  });
  const { records } = await platform.call(newsletterFilter, { limit: 100 }, staff);
  expect(records.filter(({ state }) => state === 'subscribed').map(({ email }) => email)).not.toContain(
    'prvi@uzor.hr',
  );
});

test('[OFFICE-02, MKT-001] an empty cell wipes out neither when nor where a subscriber agreed', async ({
  platform,
}) => {
  const file = 'email,confirmed_at\ndokaz@uzor.hr,2024-05-06T07:08:09.000Z\n';
  await take(platform, 'subscribers', file, { origin: 'Stari obrazac' });
  const before = await outFile(platform, 'subscribers');

  const empty = 'email,state,confirmed_at,origin\ndokaz@uzor.hr,subscribed,,\n';
  expect(await take(platform, 'subscribers', empty)).toMatchObject({ unchanged: 1, updated: 0 });

  expect(before).toContain('dokaz@uzor.hr,hrv,subscribed,2024-05-06T07:08:09.000Z,Stari obrazac');
  expect(await outFile(platform, 'subscribers')).toBe(before);
});

const origin = 'Stara trgovina, do 2024.';

test('[GDPR-20] a consent that says no stays no, in the exports of the shops we import from', async ({
  platform,
}) => {
  const files = {
    shopify:
      'First Name,Last Name,Email,Accepts Email Marketing,Accepts SMS Marketing,Tags\nA,A,s1@uzor.test,yes,no,\nB,B,s2@uzor.test,no,yes,\nC,C,s3@uzor.test,,yes,\n',
    shopifyOfThen: 'Email,Accepts Marketing\ns4@uzor.test,yes\ns5@uzor.test,no\n',
    matrixify:
      'Email,Email Marketing: Status,Email Marketing: Level\ns6@uzor.test,subscribed,confirmed_opt_in\ns7@uzor.test,not_subscribed,\ns8@uzor.test,unsubscribed,\n',
    magento:
      'ID,Email,Type,Customer First Name,Status,Store View\n1,m1@uzor.test,Guest,,Subscribed,hr\n2,m2@uzor.test,Customer,Iva,Unsubscribed,hr\n3,m3@uzor.test,Guest,,Not Activated,hr\n',
    magentoTable: 'subscriber_email,subscriber_status\nm4@uzor.test,1\nm5@uzor.test,3\nm6@uzor.test,2\n',
    magentoCustomers: 'email,firstname,is_subscribed\nm7@uzor.test,Iva,1\nm8@uzor.test,Ivo,0\n',
    woo: 'Email,Status,meta:mailchimp_woocommerce_is_subscribed\nw1@uzor.test,active,1\nw2@uzor.test,active,0\nw3@uzor.test,active,\n',
    mailchimp:
      'Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME\nc1@uzor.test,Iva,,2023-04-05 06:07:08,\nc2@uzor.test,Ivo,,2023-04-05 06:07:08,2024-01-02 03:04:05\nc3@uzor.test,Ana,2023-04-05 06:07:08,,\n',
  };
  for (const file of Object.values(files)) await take(platform, 'subscribers', file, { origin });

  const { records } = await platform.call(newsletterFilter, { limit: 100 }, staff);
  const of = (state: string) =>
    records
      .flatMap((one) => (one.email.endsWith('@uzor.test') && one.state === state ? [one.email] : []))
      .toSorted();
  const at = (...names: string[]) => names.map((name) => `${name}@uzor.test`);
  expect(of('subscribed')).toEqual(at('c1', 'm1', 'm4', 'm7', 's1', 's4', 's6', 'w1'));
  expect(of('pending')).toEqual(at('m3', 'm6'));
  expect(of('unsubscribed')).toEqual(at('c2', 'm2', 'm5', 's8'));
});

test('[GDPR-20] what is not said is no consent, and a column that could hold one and is not read is named', async ({
  platform,
}) => {
  const silent = 'Email,Accepts Email Marketing,Accepts SMS Marketing\ntiho@uzor.test,,yes\n';
  expect(await take(platform, 'subscribers', silent, { origin })).toMatchObject({
    created: 0,
    reasons: [{ row: 2, reason: 'silent' }],
    unread: ['accepts sms marketing'],
  });
  const strange = 'Email,GDPR permission\nstrano@uzor.test,ok\n';
  expect(await take(platform, 'subscribers', strange, { origin })).toMatchObject({
    created: 0,
    reasons: [{ reason: 'silent' }],
    unread: ['gdpr permission'],
  });
  const odd = 'Email,Accepts Marketing\nodd@uzor.test,perhaps\n';
  expect(await take(platform, 'subscribers', odd, { origin })).toMatchObject({
    reasons: [{ reason: 'state' }],
  });
  const customers = await take(platform, 'customers', silent);
  expect(customers).toMatchObject({
    created: 1,
    unread: ['accepts email marketing', 'accepts sms marketing'],
  });
  const { records } = await platform.call(newsletterFilter, { limit: 100 }, staff);
  expect(records.map(({ email }) => email).join()).not.toMatch(/tiho|strano|odd/);
});

test('[GDPR-20] a "no" ends what an earlier file began, and not what somebody agreed to here', async ({
  platform,
}) => {
  await take(platform, 'subscribers', 'Email,Accepts Marketing\nprije@uzor.test,yes\n', { origin });
  const again = 'Email,Accepts Marketing\nprije@uzor.test,no\n';
  expect(await take(platform, 'subscribers', again, { origin })).toMatchObject({ updated: 1 });
  expect(
    await take(platform, 'subscribers', 'Email,Accepts Marketing\nprije@uzor.test,yes\n', { origin }),
  ).toMatchObject({
    reasons: [{ reason: 'left' }],
  });
});

test('[OFFICE-02] customers and subscribers go out for people, are saved by their spreadsheet, and change nothing coming in', async ({
  platform,
}) => {
  const people = 'email,first_name,company\nnula@uzor.test,00123,1-2 d.o.o.\n';
  await take(platform, 'customers', people);
  const when = '2024-12-11T07:08:09.123Z';
  await take(platform, 'subscribers', `email,state,confirmed_at\nkad@uzor.test,subscribed,${when}\n`, {
    origin,
  });
  const outFor = async (what: PeopleKind, language: string) => {
    const url = `${peopleFile.path.replace('{what}', what)}?reader=person`;
    return (await platform.http({ url }, { ...staff, language })).body;
  };

  expect(await outFor('customers', 'hrv')).toContain('E-pošta;Ime;Prezime;Tvrtka;');
  expect(await outFor('customers', 'hrv')).toContain("nula@uzor.test;'00123;");
  expect(await outFor('subscribers', 'hrv')).toContain('kad@uzor.test;hrv;Prijavljen;11.12.2024 08:08;');
  for (const what of ['customers', 'subscribers'] as const)
    for (const [language, locale] of [
      ['hrv', 'hr'],
      ['eng', 'en'],
    ] as const) {
      const file = await outFor(what, language);
      for (const saved of [file, savedBySpreadsheet(file, locale)])
        expect(await take(platform, what, saved), `${what} ${language}`).toMatchObject({
          created: 0,
          updated: 0,
          refused: 0,
        });
    }
  const others = { as: { staff: ['customers.read'] } } as const;
  expect(
    (await platform.http({ url: peopleFile.path.replace('{what}', 'customers') }, others)).statusCode,
  ).toBe(403);
});
