import type { DemoBranch, DemoCheckout } from './shape-shop.ts';

const home = ['HR'];
const neighbours = ['SI', 'AT', 'DE'];
const always = ['pon–ned 00:00–24:00'];

function locker(id: string, zipCode: string, city: string, street: string): DemoBranch {
  return { id, name: `Paketomat ${city}, ${street}`, type: 'locker', street, zipCode, city, hours: always };
}

/** How the demonstration shop sends its parcels and gets its money. */
export const checkout: DemoCheckout = {
  afterAdding: 2,
  countries: [...home, ...neighbours],
  delivery: [
    {
      code: 'kurir',
      name: { hr: 'Dostava na adresu', en: 'Delivery to your address', de: 'Lieferung an Ihre Adresse' },
      description: {
        hr: 'Dostavljač dolazi radnim danom, u Hrvatskoj za jedan do dva dana.',
        en: 'The courier comes on working days, in Croatia within one to two days.',
        de: 'Der Bote kommt an Werktagen, in Kroatien binnen ein bis zwei Tagen.',
      },
      rates: [
        { countries: home, maxWeight: 20_000, price: 490, freeFrom: 6000 },
        { countries: home, maxWeight: 40_000, price: 990 },
        { countries: neighbours, maxWeight: 20_000, price: 1290, freeFrom: 15_000 },
      ],
    },
    {
      code: 'paketomat',
      name: { hr: 'Paketomat', en: 'Parcel locker', de: 'Paketautomat' },
      description: {
        hr: 'Stiže za jedan do dva radna dana i čeka vas tri dana; preuzimate ga kodom iz poruke.',
        en: 'Arrives within one to two working days and waits for three; you fetch it with a code.',
        de: 'Kommt in ein bis zwei Werktagen und wartet drei Tage; Sie holen es mit einem Code ab.',
      },
      branches: 'paketomati',
      rates: [{ countries: home, maxWeight: 15_000, price: 290, freeFrom: 4000 }],
    },
    {
      code: 'preuzimanje',
      name: { hr: 'Osobno preuzimanje', en: 'Collect in person', de: 'Selbst abholen' },
      description: {
        hr: 'Javimo vam kad je narudžba spremna, obično istog radnog dana.',
        en: 'We let you know when your order is ready, usually on the same working day.',
        de: 'Wir melden uns, sobald die Bestellung bereitliegt, meist am selben Werktag.',
      },
      branches: 'uredi',
      rates: [{ countries: home, price: 0 }],
    },
  ],
  branches: {
    uredi: [
      {
        id: 'zagreb',
        name: 'Izlog Zagreb',
        type: 'branch',
        street: 'Vukovarska 28',
        zipCode: '10000',
        city: 'Zagreb',
        hours: ['pon–pet 08:00–16:00'],
      },
      {
        id: 'split',
        name: 'Izlog Split',
        type: 'branch',
        street: 'Domovinskog rata 12',
        zipCode: '21000',
        city: 'Split',
        hours: ['pon–pet 09:00–15:00'],
      },
    ],
    paketomati: [
      locker('ZG01', '10000', 'Zagreb', 'Trg bana Jelačića 3'),
      locker('ZG02', '10000', 'Zagreb', 'Savska cesta 41'),
      locker('ZG03', '10020', 'Zagreb', 'Avenija Dubrovnik 16'),
      locker('ZG04', '10040', 'Zagreb', 'Avenija Dubrava 45'),
      locker('VG01', '10410', 'Velika Gorica', 'Trg kralja Tomislava 2'),
      locker('SB01', '10430', 'Samobor', 'Perkovčeva 9'),
      locker('DU01', '20000', 'Dubrovnik', 'Vukovarska 22'),
      locker('ST01', '21000', 'Split', 'Ulica Domovinskog rata 61'),
      locker('ST02', '21000', 'Split', 'Poljička cesta 8'),
      locker('SI01', '22000', 'Šibenik', 'Stjepana Radića 14'),
      locker('ZD01', '23000', 'Zadar', 'Ulica Ante Starčevića 5'),
      locker('OS01', '31000', 'Osijek', 'Županijska 19'),
      locker('DJ01', '31400', 'Đakovo', 'Ulica bana Jelačića 7'),
      locker('VK01', '32100', 'Vinkovci', 'Duga ulica 30'),
      locker('PZ01', '34000', 'Požega', 'Osječka 4'),
      locker('SL01', '35000', 'Slavonski Brod', 'Ulica Petra Krešimira IV. 1'),
      locker('CK01', '40000', 'Čakovec', 'Ulica kralja Tomislava 11'),
      locker('VZ01', '42000', 'Varaždin', 'Zagrebačka 57'),
      locker('BJ01', '43000', 'Bjelovar', 'Ulica Matice hrvatske 6'),
      locker('SK01', '44000', 'Sisak', 'Ulica Ivana Meštrovića 3'),
      locker('KA01', '47000', 'Karlovac', 'Prilaz Većeslava Holjevca 10'),
      locker('KC01', '48000', 'Koprivnica', 'Florijanski trg 13'),
      locker('RI01', '51000', 'Rijeka', 'Korzo 24'),
      locker('RI02', '51000', 'Rijeka', 'Osječka 33'),
      locker('PU01', '52100', 'Pula', 'Flanatička 15'),
      locker('GS01', '53000', 'Gospić', 'Budačka 2'),
    ],
  },
  payments: [
    {
      code: 'kartica',
      kind: 'sandbox',
      name: { hr: 'Kartica', en: 'Card', de: 'Karte' },
      description: {
        hr: 'Probna banka: plaćanje se isprobava do kraja, a novac se ne naplaćuje.',
        en: 'A sandbox bank: the payment is played through and no money is taken.',
        de: 'Eine Testbank: Die Zahlung wird durchgespielt, es wird kein Geld abgebucht.',
      },
    },
    {
      code: 'uplata',
      kind: 'bankTransfer',
      name: { hr: 'Uplata po predračunu', en: 'Bank transfer', de: 'Überweisung' },
      description: {
        hr: 'Nakon narudžbe dobivate uplatnicu s kodom za skeniranje.',
        en: 'After ordering you get a payment slip with a code to scan.',
        de: 'Nach der Bestellung erhalten Sie einen Zahlschein mit einem Code zum Scannen.',
      },
    },
    {
      code: 'pouzece',
      kind: 'cashOnDelivery',
      name: { hr: 'Pouzeće', en: 'Cash on delivery', de: 'Nachnahme' },
      description: {
        hr: 'Plaćate dostavljaču gotovinom ili karticom.',
        en: 'You pay the courier in cash or by card.',
        de: 'Sie zahlen beim Boten bar oder mit Karte.',
      },
      countries: home,
      isForDigital: false,
      maxTotal: 100_000,
      notWithDelivery: ['paketomat'],
    },
    {
      code: 'racun',
      kind: 'hpf',
      name: { hr: 'Račun za tvrtke', en: 'Invoice for companies', de: 'Rechnung für Firmen' },
      description: {
        hr: 'Rok plaćanja je 15 dana; potrebni su naziv tvrtke i OIB.',
        en: 'Payable within 15 days; the name of the company and its OIB are needed.',
        de: 'Zahlbar binnen 15 Tagen; Firmenname und OIB sind nötig.',
      },
      isForCompanies: true,
      countries: home,
    },
  ],
  promotions: [
    {
      code: 'JESEN10',
      name: { hr: '−10 % na sve artikle', en: '10% off everything', de: '10 % auf alles' },
      kind: 'percent',
      value: 1000,
    },
    {
      code: 'STUDIJA50',
      name: {
        hr: '50 € popusta od 300 €',
        en: '€50 off from €300',
        de: '50 € Rabatt ab 300 €',
      },
      kind: 'amount',
      value: 5000,
      minTotal: 30_000,
      customerLimit: 1,
    },
    {
      code: 'DOSTAVA',
      name: { hr: 'Besplatna dostava', en: 'Free delivery', de: 'Kostenlose Lieferung' },
      kind: 'freeDelivery',
      value: 0,
      minTotal: 2000,
    },
  ],
};
