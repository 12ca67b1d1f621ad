import { expect, test } from 'vitest';
import { parcelPlaces } from './parcel-places.ts';
import { trackingAddress } from './tracking-address.ts';

test('[ORDER-024] the parcel of a known carrier is followed at its address, whatever the carrier is called', () => {
  expect(trackingAddress('GLS Croatia', '111 222')).toBe(
    'https://gls-group.com/HR/hr/pracenje-posiljke?match=111222',
  );
  expect(trackingAddress('Hrvatska pošta', 'LE721249336HR')).toContain('posta.hr/');
  expect(trackingAddress('HP Express', '1')).toContain('posta.hr/');
  expect(trackingAddress('BOX NOW', '12/3')).toBe('https://track.boxnow.hr/?track=12%2F3');
  expect(trackingAddress('Overseas Express', '7')).toContain('overseas.hr/');
  expect(trackingAddress('DPD', '7')).toContain('dpd.de/');
  for (const [carrier, number] of [
    ['Naš kombi', '7'],
    ['GLS', ' '],
    ['Philips', '1'],
  ] as const)
    expect(trackingAddress(carrier, number)).toBeNull();
});

test('[ORDER-024] a parcel is one of those that left or wait, and of one more while something is not packed', () => {
  const parcels = [
    { id: 5, state: 'returned' },
    { id: 7, state: 'sent' },
    { id: 9, state: 'ready' },
  ] as const;
  expect([...parcelPlaces(parcels, false)]).toEqual([
    [7, { place: 1, total: 2 }],
    [9, { place: 2, total: 2 }],
  ]);
  expect(parcelPlaces(parcels, true).get(7)).toEqual({ place: 1, total: 3 });
});
