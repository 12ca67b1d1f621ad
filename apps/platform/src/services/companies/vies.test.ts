import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeVies, startFakeVies, type ViesMood } from './test/fake-vies.ts';
import { askVies } from './vies.ts';

let vies: FakeVies;
beforeAll(async () => {
  vies = await startFakeVies();
  vies.knows('DE123456789', { name: 'Lavendel GmbH', address: 'Hauptstraße 1\n10115 Berlin' });
});
beforeEach(() => vies.behave('answer'));
afterAll(() => vies.stop());

const german = { country: 'DE', prefix: 'DE', number: '123456789' };
const requester = { prefix: 'HR', number: '12345678903' };
const ask = (of = german, by: typeof requester | null = requester, patience = 10_000) =>
  askVies({ url: vies.url, patience }, of, by);

test('[TAX-01] VIES is asked in the name of the shop, and its yes comes with consultation number, name and address', async () => {
  expect(await ask()).toEqual({
    answer: 'valid',
    consultation: expect.stringMatching(/^WAPI/),
    name: 'Lavendel GmbH',
    address: 'Hauptstraße 1\n10115 Berlin',
    reason: null,
  });
  expect(vies.asked.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '123456789',
    requesterMemberStateCode: 'HR',
    requesterNumber: '12345678903',
  });
  expect(await ask(german, null)).toMatchObject({ answer: 'valid', consultation: null });
});

test('[TAX-01] a number that VIES does not know, or calls malformed, is a no', async () => {
  expect(await ask({ ...german, number: '987654321' })).toMatchObject({ answer: 'invalid', name: null });
  expect(await ask({ ...german, number: '-' })).toMatchObject({ answer: 'invalid', reason: 'INVALID_INPUT' });
});

const faults: Array<[ViesMood, string]> = [
  ['slow', 'timeout'],
  ['html', 'notAnAnswer'],
  ['cut', 'connection'],
  ['empty', 'notAnAnswer'],
  ['redirect', 'connection'],
  ['otherNumber', 'otherNumber'],
  ['lies', 'notAnAnswer'],
  ['huge', 'connection'],
  ['MS_UNAVAILABLE', 'MS_UNAVAILABLE'],
  ['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
  ['MS_MAX_CONCURRENT_REQ', 'MS_MAX_CONCURRENT_REQ'],
  ['INVALID_REQUESTER_INFO', 'INVALID_REQUESTER_INFO'],
];
test.each(faults)('[TAX-01] VIES that is %s has said neither yes nor no', async (mood, reason) => {
  vies.behave(mood);
  expect(await ask(german, requester, mood === 'slow' ? 300 : 10_000)).toEqual({
    answer: 'unanswered',
    consultation: null,
    name: null,
    address: null,
    reason,
  });
});

test('[TAX-01] a register that is not there has said neither yes nor no', async () => {
  const gone = await startFakeVies();
  await gone.stop();
  expect(await askVies({ url: gone.url, patience: 300 }, german, requester)).toMatchObject({
    answer: 'unanswered',
    reason: 'connection',
  });
});
