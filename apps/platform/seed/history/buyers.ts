import { isOib } from '@izlog/contract/ecommerce/oib';
import type { NewAddress } from '@izlog/contract/user/address';
import type { Chance } from './chance.ts';

/** Somebody who buys in the demonstration shop. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  address: NewAddress;
  /** Has an account, and comes again more often. */
  isRegistered: boolean;
  company: { companyName: string; oib: string } | null;
}

const names = {
  first: [
    'Ana',
    'Marko',
    'Ivana',
    'Petra',
    'Luka',
    'Maja',
    'Tomislav',
    'Nikolina',
    'Josip',
    'Ema',
    'Filip',
    'Lucija',
  ],
  last: [
    'Horvat',
    'Kovačević',
    'Babić',
    'Marić',
    'Jurić',
    'Novak',
    'Kovačić',
    'Vuković',
    'Knežević',
    'Perić',
    'Šimić',
  ],
} as const;

const places = [
  { city: 'Zagreb', zipCode: '10000', country: 191 },
  { city: 'Zagreb', zipCode: '10000', country: 191 },
  { city: 'Split', zipCode: '21000', country: 191 },
  { city: 'Rijeka', zipCode: '51000', country: 191 },
  { city: 'Osijek', zipCode: '31000', country: 191 },
  { city: 'Varaždin', zipCode: '42000', country: 191 },
  { city: 'Pula', zipCode: '52100', country: 191 },
  { city: 'Ljubljana', zipCode: '1000', country: 705 },
  { city: 'Graz', zipCode: '8010', country: 40 },
] as const;

const streets = [
  'Ilica',
  'Vukovarska ulica',
  'Radnička cesta',
  'Ulica lipa',
  'Strossmayerova ulica',
  'Primorska ulica',
];

const firms = ['Maslinik d.o.o.', 'OPG Lavanda', 'Gradnja Sjever d.o.o.', 'Apartmani Bura j.d.o.o.'];

/** The buyers of sixty days; no two have the same e-mail, and all of these lead nowhere (RFC 2606). */
export function inventBuyers(chance: Chance, count: number): Buyer[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = chance.pick(names.first);
    const lastName = chance.pick(names.last);
    const email = `${plain(firstName)}.${plain(lastName)}.${index + 1}@kupci.example`;
    const place = chance.pick(places);
    const firm = place.country === 191 && chance.happens(0.15) ? chance.pick(firms) : undefined;
    const address: NewAddress = {
      type: 'main',
      firstName,
      lastName,
      contactEmail: email,
      contactPhone: `+385 91 ${chance.between(100, 999)} ${chance.between(1000, 9999)}`,
      street: chance.pick(streets),
      houseNumber: String(chance.between(1, 120)),
      ...place,
    };
    return {
      email,
      firstName,
      lastName,
      address,
      isRegistered: chance.happens(0.55),
      company: firm === undefined ? null : { companyName: firm, oib: inventOib(chance) },
    };
  });
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Ten digits and the one that makes them a valid number of no real company: it begins with 000. */
function inventOib(chance: Chance): string {
  const digits = `000${chance.between(1_000_000, 9_999_999)}`;
  const valid = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isOib);
  if (valid === undefined) throw new Error(`No last digit makes ${digits} an OIB.`);
  return valid;
}
