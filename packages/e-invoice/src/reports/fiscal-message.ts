import { writtenMoney } from '../amounts/money.ts';
import type { DocumentAdjustment, Invoice, Line, VatSum } from '../invoice.ts';
import { InvoiceRefused, type Problem } from '../problem.ts';
import { checkInvoice } from '../rules/check-invoice.ts';
import { type MessageHead, message, type Part, type UnsignedMessage } from './message.ts';

/** Names that differ between the two messages, which say the same of an invoice. */
const names = {
  eFiskalizacija: {
    invoice: 'ERacun',
    currency: 'valutaERacuna',
    preceding: 'PrethodniERacun',
    line: 'StavkaERacuna',
  },
  eIzvjestavanje: {
    invoice: 'Racun',
    currency: 'valutaRacuna',
    preceding: 'PrethodniRacun',
    line: 'StavkaRacuna',
  },
};

/**
 * `EvidentirajERacunZahtjev`: e-invoices that were issued or received, to be fiscalised. Access points send it for their
 * users. Throws `InvoiceRefused` for an invoice that is not in order.
 */
export const fiscalMessage = (
  head: MessageHead,
  side: 'issued' | 'received',
  invoices: readonly Invoice[],
): UnsignedMessage =>
  message('eFiskalizacija', 'EvidentirajERacunZahtjev', head, {
    head: [['vrstaERacuna', side === 'issued' ? 'I' : 'U']],
    records: invoices.map((invoice) => record(invoice, 'eFiskalizacija')),
  });

/** `EvidentirajIsporukuZaKojuNijeIzdanERacunZahtjev`: invoices that should have been e-invoices and could not (art. 51). */
export const undeliveredMessage = (head: MessageHead, invoices: readonly Invoice[]): UnsignedMessage =>
  message('eIzvjestavanje', 'EvidentirajIsporukuZaKojuNijeIzdanERacunZahtjev', head, {
    head: [['vrstaRacuna', 'IR']],
    records: invoices.map((invoice) => record(invoice, 'eIzvjestavanje')),
  });

function record(invoice: Invoice, service: keyof typeof names): Part {
  const problems: Problem[] = checkInvoice(invoice);
  if (problems.length > 0) throw new InvoiceRefused(`${invoice.number} cannot be reported`, problems);
  const { seller, buyer, totals, adjustments = [] } = invoice;
  const name = names[service];
  const money = (amount: number | undefined) => (amount === undefined ? undefined : writtenMoney(amount));
  return [
    name.invoice,
    [
      ['brojDokumenta', invoice.number],
      ['datumIzdavanja', invoice.issued],
      ['vrstaDokumenta', invoice.type],
      [name.currency, invoice.currency],
      ['datumDospijecaPlacanja', invoice.due],
      ['vrstaPoslovnogProcesa', invoice.process],
      ['referencaNaUgovor', invoice.contract],
      ['datumIsporuke', invoice.delivery?.date],
      ...(invoice.preceding ?? []).map(
        ({ number, issued }): Part => [
          name.preceding,
          [
            ['brojDokumenta', number],
            ['datumIzdavanja', issued],
          ],
        ],
      ),
      [
        'Izdavatelj',
        [
          ['ime', seller.name],
          ['oibPorezniBroj', taxNumberOf(seller)],
          ['oibOperatera', seller.operator?.oib],
        ],
      ],
      [
        'Primatelj',
        [
          ['ime', buyer.name],
          ['oibPorezniBroj', taxNumberOf(buyer)],
        ],
      ],
      ...(invoice.payments ?? []).flatMap(({ account }): Part[] =>
        account
          ? [
              [
                'PrijenosSredstava',
                [
                  ['identifikatorRacunaZaPlacanje', account.id],
                  ['nazivRacunaZaPlacanje', account.name],
                  ['identifikatorPruzateljaPlatnihUsluga', account.bank],
                ],
              ],
            ]
          : [],
      ),
      [
        'DokumentUkupanIznos',
        [
          ['neto', money(totals.lines)],
          ['popust', money(totals.allowances)],
          ['trosak', money(totals.charges)],
          ['iznosBezPdv', money(totals.exclusive)],
          ['pdv', money(totals.vat)],
          ['iznosSPdv', money(totals.inclusive)],
          ['placeniIznos', money(totals.prepaid)],
          ['iznosKojiDospijevaZaPlacanje', money(totals.payable)],
        ],
      ],
      // Croatia's own rows where there are any.
      ...(invoice.hr?.vat ?? invoice.vat).map(vatPart),
      ...adjustments.filter(({ kind }) => kind === 'allowance').map(allowancePart),
      ...adjustments.filter(({ kind }) => kind === 'charge').map(chargePart),
      ...invoice.lines.map((line) => linePart(line, name.line)),
      ['indikatorKopije', String(invoice.isCopy ?? false)],
    ],
  ];
}

/** An OIB, or the number of another country: eleven digits are all that the schema knows. */
const taxNumberOf = ({ vatId, taxRegistration, registration }: Invoice['seller'] | Invoice['buyer']) =>
  (vatId ?? taxRegistration?.id ?? registration?.id)?.replace(/^HR/, '');

function vatPart(row: VatSum & { label?: string }): Part {
  return [
    'RaspodjelaPdv',
    [
      ['kategorijaPdv', row.category],
      ['oporeziviIznos', writtenMoney(row.taxable)],
      ['iznosPoreza', writtenMoney(row.tax)],
      ['stopa', row.rate],
      ['razlogOslobodenja', row.exemption?.code],
      ['tekstRazlogaOslobodenja', row.exemption?.text],
      ['hrOznakaKategorijaPdv', row.label],
    ],
  ];
}

const allowancePart = ({ amount, vat, reason, reasonCode }: DocumentAdjustment): Part => [
  'DokumentPopust',
  [
    ['iznosPopust', writtenMoney(amount)],
    ['kategorijaPdv', vat.category],
    ['stopaPdv', vat.rate],
    ['tekstRazlogaPopusta', reason],
    ['razlogPopusta', reasonCode],
  ],
];

const chargePart = ({ amount, vat }: DocumentAdjustment): Part => [
  'DokumentTrosak',
  [
    ['iznosTrosak', writtenMoney(amount)],
    ['kategorijaPdv', vat.category],
    ['hrOznakaPorezneKategorije', vat.label],
    ['stopaPdv', vat.rate],
    ['tekstRazlogaOslobodenjaPdv', vat.exemption?.text],
    ['razlogOslobodenjaPdv', vat.exemption?.code],
  ],
];

const linePart = (line: Line, name: string): Part => [
  name,
  [
    ['kolicina', line.quantity],
    ['jedinicaMjere', line.unit],
    ['neto', writtenMoney(line.amount)],
    ['artiklNetoCijena', line.price.net],
    ['artiklBrutoCijena', line.price.gross],
    ['artiklOsnovnaKolicina', line.price.per],
    ['artiklJedinicaMjereZaOsnovnuKolicinu', line.price.perUnit],
    ['artiklKategorijaPdv', line.vat.category],
    ['artiklStopaPdv', line.vat.rate],
    ['artiklNaziv', line.name],
    ['artiklOpis', line.description],
    ['artiklHrOznakaKategorijaPdv', line.vat.label],
    ...(line.classifications ?? []).map(
      ({ code, list, version }): Part => [
        'ArtiklIdentifikatorKlasifikacija',
        [
          ['identifikatorKlasifikacije', code],
          ['identifikatorSheme', list],
          ['verzijaSheme', version],
        ],
      ],
    ),
  ],
];
