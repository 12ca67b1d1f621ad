import { button, list, part, text } from '../parts.ts';
import { rich } from '../rich.ts';
import type { Page } from '../shape-content.ts';

/** Delivery, returns and the member card: what a buyer looks up. */
export const buyingPages: Page[] = [
  {
    handler: 'delivery',
    key: 'dostava-i-placanje',
    title: { hr: 'Dostava i plaćanje', en: 'Delivery and payment', de: 'Lieferung und Zahlung' },
    slug: { hr: 'dostava-i-placanje', en: 'delivery-and-payment', de: 'lieferung-und-zahlung' },
    seo: {
      description: {
        hr: 'Paketomat 2,90 €, kurir 4,50 €, besplatno iznad 60 €. Kartica, PayPal, uplata po predračunu ili pouzeće.',
        en: 'Parcel locker € 2.90, courier € 4.50, free above € 60. Card, PayPal, bank transfer or cash on delivery.',
        de: 'Paketstation 2,90 €, Kurier 4,50 €, ab 60 € kostenlos. Karte, PayPal, Überweisung oder Nachnahme.',
      },
    },
    parts: [
      text('delivery-ways', {
        hr: rich(`
          ## Dostava

          | Način | Cijena | Rok |
          | Paketomat, Hrvatska | 2,90 € | sutra ili prekosutra |
          | Kurir, Hrvatska | 4,50 € | sutra ili prekosutra, otoci do 4 dana |
          | Osobno preuzimanje, Obrtnička 8 | 0,00 € | isti dan do 17 sati |
          | Kurir, Slovenija i Austrija | 9,90 € | 2 do 4 radna dana |
          | Kurir, ostale zemlje Europske unije | 14,90 € | 4 do 7 radnih dana |
          | E-knjige, predlošci, poklon-bon | 0,00 € | odmah, na e-poštu |

          Za narudžbe iznad 60 € dostava u Hrvatskoj je besplatna. Narudžbe zaprimljene radnim danom do 13 sati šaljemo
          isti dan.

          ## Plaćanje

          - **Karticom** jednokratno ili na rate, uz potvrdu banke (3-D Secure)
          - **PayPalom**
          - **Uplatom po predračunu**, uz uplatnicu s barkodom; robu čuvamo sedam dana
          - **Pouzećem**, gotovinom ili karticom kuriru, samo u Hrvatskoj
          - **Po računu**, za tvrtke s kojima imamo ugovor

          Sve cijene su u eurima i uključuju PDV. Način plaćanja ne mijenja cijenu.
        `),
        en: rich(`
          ## Delivery

          | Way | Price | Time |
          | Parcel locker, Croatia | € 2.90 | one or two days |
          | Courier, Croatia | € 4.50 | one or two days, islands up to 4 |
          | Pick-up, Obrtnička 8 | € 0.00 | the same day until 17 |
          | Courier, Slovenia and Austria | € 9.90 | 2 to 4 working days |
          | Courier, other EU countries | € 14.90 | 4 to 7 working days |
          | E-books, templates, voucher | € 0.00 | at once, by e-mail |

          Delivery in Croatia is free above € 60.

          ## Payment

          - **Card**, with confirmation by your bank
          - **PayPal**
          - **Bank transfer** by pro forma invoice
          - **Cash on delivery**, in Croatia only

          All prices are in euros and include VAT.
        `),
        de: rich(`
          ## Lieferung

          | Art | Preis | Dauer |
          | Paketstation, Kroatien | 2,90 € | ein bis zwei Tage |
          | Kurier, Kroatien | 4,50 € | ein bis zwei Tage, Inseln bis zu 4 |
          | Abholung, Obrtnička 8 | 0,00 € | am selben Tag bis 17 Uhr |
          | Kurier, Slowenien und Österreich | 9,90 € | 2 bis 4 Werktage |
          | Kurier, übrige EU-Länder | 14,90 € | 4 bis 7 Werktage |
          | E-Books, Vorlagen, Gutschein | 0,00 € | sofort, per E-Mail |

          Ab 60 € ist die Lieferung in Kroatien kostenlos.

          ## Zahlung

          - **Karte**, mit Bestätigung Ihrer Bank
          - **PayPal**
          - **Überweisung** nach Proformarechnung
          - **Nachnahme**, nur in Kroatien

          Alle Preise sind in Euro und enthalten die Mehrwertsteuer.
        `),
      }),
    ],
  },
  {
    key: 'povrat-i-reklamacije',
    title: { hr: 'Povrat i reklamacije', en: 'Returns and complaints' },
    slug: { hr: 'povrat-i-reklamacije', en: 'returns-and-complaints' },
    seo: {
      description: {
        hr: 'Četrnaest dana za povrat bez navođenja razloga i dvije godine odgovornosti za materijalne nedostatke.',
        en: 'Fourteen days to return without giving a reason, and two years of liability for defects.',
      },
    },
    parts: [
      text('returns-text', {
        hr: rich(`
          ## Povrat u 14 dana

          Robu možete vratiti u roku od 14 dana od primitka, bez navođenja razloga. Dovoljno je da nam to javite, na
          primjer na stranici [Pravo na jednostrani raskid](page:pravo-na-raskid), i pošaljete robu u sljedećih
          14 dana. Novac vraćamo u roku od 14 dana od vaše obavijesti, istim načinom kojim ste platili, zajedno s cijenom
          najjeftinije ponuđene dostave. Trošak slanja natrag snosite vi.

          ## Što se ne može vratiti

          - roba izrađena po vašoj narudžbi, na primjer planer s vlastitim tekstom na koricama
          - e-knjige i predlošci čije je preuzimanje počelo uz vaš pristanak
          - mjesta na radionicama s određenim datumom, osim kako piše u uvjetima radionice
          - usluge koje smo u cijelosti obavili

          ## Reklamacije

          Za materijalni nedostatak odgovaramo dvije godine od primitka. Birate popravak ili zamjenu, bez naknade. Prigovor
          pošaljite na upit@izlog.example ili poštom na Obrtničku 8, 10000 Zagreb; odgovor dobivate pisano u roku od 15
          dana.
        `),
        en: rich(`
          ## Fourteen days to return

          You may return goods within 14 days of receiving them, without giving a reason. Tell us, for instance on the
          page [Right of withdrawal](page:pravo-na-raskid), and send the goods within the next 14
          days. We pay the money back within 14 days of your notice, with the price of the cheapest delivery offered.

          ## What cannot be returned

          - goods made to your order, such as a planner with your text on its cover
          - e-books and templates whose download began with your consent
          - seats in workshops with a fixed date

          ## Complaints

          We are liable for defects for two years from receipt. Write to upit@izlog.example; you get an answer within 15
          days.
        `),
      }),
    ],
  },
  {
    key: 'clanska-kartica',
    title: { hr: 'Članska kartica', en: 'Member card' },
    slug: { hr: 'clanska-kartica', en: 'member-card' },
    seo: {
      description: {
        hr: 'Kartica je besplatna i vrijedi dvije kalendarske godine: članske cijene, prednost pri upisu na radionice i bez bodova.',
        en: 'The card is free and valid for two calendar years: member prices and first choice of workshop seats, no points.',
      },
    },
    parts: [
      text('member-text', {
        hr: rich(`
          Članska kartica besplatna je i dobiva se registracijom. Nema bodova ni razina: uz proizvode koji imaju člansku
          cijenu odmah piše koliko člana stoji.

          - članske cijene na knjige, predloške, pakete i radionice
          - upis na radionice tri dana prije ostalih
          - barkod u profilu, može se pokazati i na radionici

          Barkod možete upisati i u košaricu bez prijave. Kartica vrijedi do kraja sljedeće kalendarske godine i produljuje
          se sama dok je koristite.
        `),
        en: rich(`
          The member card is free and comes with registration. There are no points and no levels: products with a member
          price say what a member pays.

          - member prices on books, templates, bundles and workshops
          - workshop seats three days before the others
          - a bar code in your profile
        `),
      }),
      list(
        'products-list',
        'member-products',
        {
          heading: { hr: 'Trenutačno sniženo', en: 'Reduced now' },
          more: button(
            { hr: 'Sva sniženja', en: 'All reductions' },
            { kind: 'path', path: '/shop?discount=yes' },
          ),
        },
        { query: 'discounted', limit: 4 },
      ),
      part('call-to-action', 'member-call', {
        meta: {
          heading: { hr: 'Registracija traje minutu', en: 'Registration takes a minute' },
          primary: button(
            { hr: 'Registrirajte se', en: 'Register' },
            { kind: 'path', path: '/registracija' },
          ),
        },
      }),
    ],
  },
];
