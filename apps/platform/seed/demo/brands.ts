import type { Brand } from './shape-catalogue.ts';

/** Brands with the maker that product safety rules ask for; all of them are invented. */
export const brands: Brand[] = [
  {
    key: 'izlog',
    name: 'Izlog',
    manufacturer: {
      name: 'Izlog d.o.o.',
      address: 'Obrtnička 8, 10000 Zagreb, Hrvatska',
      email: 'upit@izlog.example',
    },
  },
  {
    key: 'papirnica-vrba',
    name: 'Papirnica Vrba',
    manufacturer: {
      name: 'Papirnica Vrba, obrt za papirnu konfekciju',
      address: 'Ulica lipa 14, 42000 Varaždin, Hrvatska',
      email: 'radionica@papirnica-vrba.example',
    },
  },
  {
    key: 'keramika-lug',
    name: 'Keramika Lug',
    manufacturer: {
      name: 'Keramika Lug d.o.o.',
      address: 'Glinokop 3, 43000 Bjelovar, Hrvatska',
      email: 'pec@keramika-lug.example',
    },
  },
  {
    key: 'niti',
    name: 'Niti',
    manufacturer: {
      name: 'Niti tekstil d.o.o.',
      address: 'Predionička 21, 48000 Koprivnica, Hrvatska',
      email: 'krojacnica@niti.example',
    },
  },
];
