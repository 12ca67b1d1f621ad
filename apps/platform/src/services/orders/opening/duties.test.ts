import { optionUpdate } from '@izlog/contract/cms/option-update';
import { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { getSetup } from '@izlog/contract/settings/setup';
import { expect } from 'vitest';
import { assignConsents, saveConsent } from '#platform/services/people/consents/save-consent.ts';
import { buildMedia } from '#test/builders/media.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const lacking = async (platform: TestPlatform) =>
  Object.fromEntries((await platform.call(getOpening, {}, staff)).duties.map(({ name, of }) => [name, of]));
const stateOf = async (platform: TestPlatform, step: string) =>
  (await platform.call(getSetup, {}, staff)).steps.find(({ name }) => name === step)?.state;

test('[HR-20] an owner is asked who invoices, and told that fiscalisation is missing while it is this program', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyOib: '12345678903' });
  expect(Object.keys(await lacking(platform))).toEqual(['invoicesBy', 'fiscalisation']);
  expect(await stateOf(platform, 'invoices')).toBe('wanted');

  await platform.call(optionUpdate, { options: { InvoicesBy: 'izlog' } }, staff);
  expect(Object.keys(await lacking(platform))).toEqual(['fiscalisation']);
  expect(await stateOf(platform, 'invoices')).toBe('wanted');
  await platform.call(optionUpdate, { options: { InvoicesBy: 'other' } }, staff);
  expect(await lacking(platform)).toEqual({});
  expect(await stateOf(platform, 'invoices')).toBe('done');
  const wrong = await platform.refusal(optionUpdate, { options: { InvoicesBy: 'nobody' } }, staff);
  expect(wrong.payload).toMatchObject({ fields: [{ path: 'InvoicesBy', kind: 'choice' }] });
});

test('[EU-04] the two labels come from the official files alone, per language; what is missing is told', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  await buildProduct(platform, { price: 1000 });
  const languages = (await lacking(platform)).guaranteeNotice ?? [];
  expect(languages).toContain('hrv');
  expect(await stateOf(platform, 'labels')).toBe('wanted');

  const [file, drawing] = [
    String(await buildMedia(platform)),
    String(
      await buildMedia(platform, {
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
        originalName: 'oznaka.svg',
      }),
    ),
  ];
  const set = (options: Record<string, string | null>) => platform.call(optionUpdate, { options }, staff);
  const refused = await platform.refusal(
    optionUpdate,
    { options: { 'GuaranteeNotice.hrv': drawing } },
    staff,
  );
  expect(refused.payload).toMatchObject({ fields: [{ path: 'GuaranteeNotice.hrv', kind: 'cleaned' }] });
  const places = await platform.refusal(
    optionUpdate,
    { options: { DurabilityLabelFields: 'years 50' } },
    staff,
  );
  expect(places.payload).toMatchObject({ fields: [{ path: 'DurabilityLabelFields', kind: 'places' }] });

  await set(Object.fromEntries(languages.map((language) => [`GuaranteeNotice.${language}`, file])));
  expect(await lacking(platform)).toEqual({});
  expect(await stateOf(platform, 'labels')).toBe('done');
  await set({ 'GuaranteeNotice.hrv': null });
  expect(await lacking(platform)).toEqual({ guaranteeNotice: ['hrv'] });
});

test('[GDPR-20] a privacy policy that a form asks to agree to is pointed out, by its words or its link', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const save = (uniqueNumber: string, text: string) =>
    saveConsent(ctx, { uniqueNumber, displayName: { hrv: text, eng: 'I agree.' } });
  await save('POLITIKA', 'Prihvaćam <a href="/x">politiku privatnosti</a>.');
  await save('UVJETI', 'Prihvaćam uvjete kupnje.');
  await save('NIGDJE', 'I accept the privacy policy.');
  await assignConsents(ctx, {
    assigned_to: 'contactForm',
    consents: ['POLITIKA', 'UVJETI'],
    requiredConsents: ['POLITIKA'],
  });
  expect((await lacking(platform)).privacyTicked).toEqual(['POLITIKA']);
  await save('POLITIKA', 'Smijete me nazvati.');
  expect((await lacking(platform)).privacyTicked).toBeUndefined();
});
