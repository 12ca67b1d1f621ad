import { consentCreate } from '@izlog/contract/cms/consent-create';
import { gdprConsentLogFilter } from '@izlog/contract/gdpr/consent-log-filter';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { isEan13 } from '@izlog/contract/user/barcode';
import { login } from '@izlog/contract/user/login';
import {
  createMemberCards,
  filterMemberCards,
  getMemberCard,
  issueMemberCard,
  updateMemberCard,
  validateMembersBarcode,
} from '@izlog/contract/user/member-card';
import { register } from '@izlog/contract/user/register';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { users } from '../account/user.tables.ts';

const staff = { as: 'staff' } as const;
const password = 'sjajna kava u podne';
const person = (email: string) => ({ email, password, details: { firstName: 'Iva', lastName: 'Horvat' } });

async function enter(platform: TestPlatform, email: string) {
  const { tokens } = await platform.call(login, { username: email, password });
  return { headers: { accessToken: tokens.accessToken } };
}

test('[ACCT-037] where the shop gives out cards, every new customer has one that can be drawn', async ({
  platform,
}) => {
  await setOption(await platform.ctx(), { key: 'MemberCardsIssued', value: 'true' });
  const { user } = await platform.call(register, person('s-karticom@prvi.test'));
  await setOption(await platform.ctx(), { key: 'MemberCardsIssued', value: 'false' });

  const barcode = user.memberCardBarcode ?? '';
  expect(isEan13(barcode)).toBe(true);
  const card = await platform.call(getMemberCard, {}, await enter(platform, user.email));
  expect(card).toMatchObject({ barcode, symbology: 'ean13' });
  expect(card.svg).toMatch(/^<svg /);
});

test('[ACCT-037] a customer without a card hears that there is none', async ({ platform }) => {
  const { user } = await platform.call(register, person('bez-kartice@prvi.test'));

  const refusal = await platform.refusal(getMemberCard, {}, await enter(platform, user.email));

  expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('[ACCT-038] staff add cards once, find them by their beginning and block them', async ({ platform }) => {
  const barcodes = ['KARTA-0001', 'KARTA-0002', 'DRUGA-0001'];
  expect(await platform.call(createMemberCards, { barcodes }, staff)).toEqual({ created: 3 });
  expect(await platform.call(createMemberCards, { barcodes }, staff)).toEqual({ created: 0 });
  await platform.call(register, { ...person('nositelj@prvi.test'), memberCardBarcode: 'KARTA-0001' });
  const as = await enter(platform, 'nositelj@prvi.test');

  const { records, pagination } = await platform.call(filterMemberCards, { barcode: 'KARTA-' }, staff);
  expect(pagination.total).toBe(2);
  expect(records.map((card) => card.userId !== null)).toEqual([true, false]);
  await platform.call(updateMemberCard, { id: records[0]?.id ?? 0, isActive: false }, staff);

  expect(await platform.call(validateMembersBarcode, { barcode: 'KARTA-0001' }, as)).toEqual({
    isValid: false,
  });
  expect((await platform.refusal(updateCustomer, { memberCardBarcode: 'KARTA-0001' }, as)).code).toBe(
    'MEMBER_CARD_INVALID',
  );
});

test('[ACCT-038] staff give a customer a card, by its code or a new one, and find it by its holder', async ({
  platform,
}) => {
  const { user } = await platform.call(register, person('dobiva@prvi.test'));
  const { user: other } = await platform.call(register, person('drugi-dobiva@prvi.test'));
  const given = await platform.call(issueMemberCard, { userId: user.id, barcode: 'RUKOM-0001' }, staff);
  const taken = await platform.refusal(issueMemberCard, { userId: other.id, barcode: 'RUKOM-0001' }, staff);
  const made = await platform.call(issueMemberCard, { userId: user.id }, staff);

  expect(given).toMatchObject({ barcode: 'RUKOM-0001', state: 'taken', holder: { email: user.email } });
  expect(taken.code).toBe('MEMBER_CARD_INVALID');
  expect(isEan13(made.barcode)).toBe(true);
  const of = async (asked: object) => (await platform.call(filterMemberCards, asked, staff)).records;
  expect(await of({ search: 'dobiva@prvi' })).toMatchObject([{ barcode: made.barcode }]);
  expect(await of({ search: 'RUKOM', state: 'free' })).toMatchObject([{ userId: null, holder: null }]);
  const nobody = { userId: Number.MAX_SAFE_INTEGER };
  expect((await platform.refusal(issueMemberCard, nobody, staff)).status).toBe(404);
});

test('[ACCT-038] of colleagues who give one customer a card at once each is answered, and one card is left', async ({
  platform,
}) => {
  const { user } = await platform.call(register, person('dvaput-dobiva@prvi.test'));

  const given = await Promise.all(
    [{}, { barcode: 'DVAPUT-1' }, {}, { barcode: 'DVAPUT-2' }].map((more) =>
      platform.call(issueMemberCard, { userId: user.id, ...more }, staff),
    ),
  );

  expect(given.map(({ state }) => state)).toEqual(['taken', 'taken', 'taken', 'taken']);
  const asked = { search: 'dvaput-dobiva@prvi', state: 'taken' } as const;
  expect((await platform.call(filterMemberCards, asked, staff)).records).toHaveLength(1);
});

test('[SET-019] a card of another site can neither be seen nor blocked', async ({ platform }) => {
  await platform.call(createMemberCards, { barcodes: ['SAMO-PRVA'] }, staff);
  const [card] = (await platform.call(filterMemberCards, { barcode: 'SAMO-PRVA' }, staff)).records;

  const there = { as: 'staff', site: 2 } as const;
  expect((await platform.call(filterMemberCards, {}, there)).records).toEqual([]);
  const block = { id: card?.id ?? 0, isActive: false };
  expect((await platform.refusal(updateMemberCard, block, there)).status).toBe(404);
});

test('[AUTH-050, GDPR-012] a registration needs the required consents and logs the accepted ones', async ({
  platform,
}) => {
  for (const uniqueNumber of ['UVJETI', 'BILTEN'])
    await platform.call(gdprConsentSave, { uniqueNumber, displayName: { hrv: uniqueNumber } }, staff);
  await platform.call(
    consentCreate,
    { assigned_to: 'registerForm', consents: ['UVJETI', 'BILTEN'], requiredConsents: ['UVJETI'] },
    staff,
  );
  const email = 's-privolom@prvi.test';

  const refusal = await platform.refusal(register, { ...person(email), consents: ['BILTEN'] });
  expect(refusal).toMatchObject({ status: 400, code: 'CONSENT_REQUIRED' });
  const { db } = await platform.ctx();
  expect(await db.$count(users, eq(users.email, email))).toBe(0);
  await platform.call(register, { ...person(email), consents: ['UVJETI', 'BILTEN'] });

  const log = await platform.call(gdprConsentLogFilter, { email }, staff);
  expect(log.records).toMatchObject([{ sourceType: 'registerForm', user: { userType: 'user', email } }]);
});
