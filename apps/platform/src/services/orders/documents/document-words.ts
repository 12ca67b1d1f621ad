/** Words of documents and mails of an order, in the language of the order. */
export interface DocumentWords {
  /** Locale of amounts and dates. */
  locale: string;
  order: string;
  offer: string;
  invoice: string;
  pay: string;
  date: string;
  dueDate: string;
  deliveryDate: string;
  seller: string;
  buyer: string;
  deliverTo: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  rate: string;
  base: string;
  tax: string;
  itemsTotal: string;
  promotion: string;
  coupon: string;
  delivery: string;
  free: string;
  total: string;
  refunded: string;
  toBeRefunded: string;
  credit: string;
  corrects: string;
  creditLine: string;
  creditTotal: string;
  reason: string;
  taxIncluded: string;
  /** Before the name of a tax: it is in the sum above. */
  included: string;
  taxExcluded: string;
  payment: string;
  paidOn: string;
  slipTitle: string;
  slipText: string;
  recipient: string;
  iban: string;
  model: string;
  reference: string;
  purpose: string;
  scan: string;
  offerNote: string;
  oib: string;
  page: string;
  phone: string;
  message: string;
  gift: string;
  download: string;
  downloads: string;
  parcel: string;
  attention: Record<string, string>;
}

const hr: DocumentWords = {
  locale: 'hr-HR',
  order: 'Narudžba',
  offer: 'Ponuda',
  invoice: 'Račun',
  pay: 'Plati',
  date: 'Datum',
  dueDate: 'Platiti do',
  deliveryDate: 'Datum isporuke',
  seller: 'Prodavatelj',
  buyer: 'Kupac',
  deliverTo: 'Dostava',
  item: 'Naziv',
  quantity: 'Kol.',
  price: 'Cijena',
  amount: 'Iznos',
  rate: 'Stopa PDV-a',
  base: 'Osnovica',
  tax: 'PDV',
  itemsTotal: 'Artikli',
  promotion: 'Popust',
  coupon: 'Kupon',
  delivery: 'Dostava',
  free: 'besplatno',
  total: 'Ukupno za platiti',
  refunded: 'Vraćeno',
  toBeRefunded: 'Bit će vraćeno',
  credit: 'Odobrenje',
  corrects: 'Uz račun',
  creditLine: 'Umanjenje računa',
  creditTotal: 'Ukupno odobreno',
  reason: 'Razlog',
  taxIncluded: 'PDV je uključen u cijene.',
  included: 'uključen',
  taxExcluded: 'Cijene su bez PDV-a.',
  payment: 'Način plaćanja',
  paidOn: 'Plaćeno',
  slipTitle: 'Podaci za uplatu',
  slipText: 'Platite na račun u nastavku; narudžbu čuvamo do navedenog roka.',
  recipient: 'Primatelj',
  iban: 'IBAN',
  model: 'Model',
  reference: 'Poziv na broj',
  purpose: 'Opis plaćanja',
  scan: 'Skenirajte mobilnim bankarstvom',
  offerNote: 'Ovo je ponuda, a ne račun. Račun izdajemo nakon uplate.',
  oib: 'OIB',
  page: 'Stranica',
  phone: 'Telefon',
  message: 'Napomena',
  gift: 'Poruka uz dar',
  download: 'Datoteka',
  downloads: 'Datoteke za preuzimanje',
  parcel: 'Pošiljka',
  attention: {
    paidTwice: 'Narudžba je plaćena dvaput: jednu uplatu treba vratiti.',
    paidAfterEnd: 'Uplata je stigla za narudžbu koja je istekla, a robe više nema: uplatu treba vratiti.',
    wrongAmount: 'Uplaćeni iznos nije iznos narudžbe.',
    refundStuck: 'Povrat novca nije dovršen: provjerite kod banke je li novac vraćen.',
  },
};

const en: DocumentWords = {
  locale: 'en-IE',
  order: 'Order',
  offer: 'Offer',
  invoice: 'Invoice',
  pay: 'Pay',
  date: 'Date',
  dueDate: 'Pay by',
  deliveryDate: 'Date of supply',
  seller: 'Seller',
  buyer: 'Buyer',
  deliverTo: 'Delivery',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  rate: 'VAT rate',
  base: 'Net',
  tax: 'VAT',
  itemsTotal: 'Items',
  promotion: 'Discount',
  coupon: 'Coupon',
  delivery: 'Delivery',
  free: 'free',
  total: 'Total to pay',
  refunded: 'Refunded',
  toBeRefunded: 'To be refunded',
  credit: 'Credit note',
  corrects: 'For invoice',
  creditLine: 'Reduction of the invoice',
  creditTotal: 'Total credited',
  reason: 'Reason',
  taxIncluded: 'Prices include VAT.',
  included: 'including',
  taxExcluded: 'Prices do not include VAT.',
  payment: 'Payment',
  paidOn: 'Paid',
  slipTitle: 'Bank transfer details',
  slipText: 'Please pay to the account below; we keep the order until the date given.',
  recipient: 'Recipient',
  iban: 'IBAN',
  model: 'Model',
  reference: 'Reference',
  purpose: 'Description',
  scan: 'Scan with your Croatian banking app',
  offerNote: 'This is an offer, not an invoice. We issue the invoice once the payment arrives.',
  oib: 'Tax id (OIB)',
  page: 'Page',
  phone: 'Phone',
  message: 'Note',
  gift: 'Gift message',
  download: 'File',
  downloads: 'Files to download',
  parcel: 'Parcel',
  attention: {
    paidTwice: 'The order was paid twice: one payment has to be refunded.',
    paidAfterEnd:
      'A payment came for an order that had expired and whose goods are gone: it has to be refunded.',
    wrongAmount: 'What was paid is not the total of the order.',
    refundStuck: 'A refund was not finished: look at the bank whether the money was given back.',
  },
};

const de: DocumentWords = {
  locale: 'de-DE',
  order: 'Bestellung',
  offer: 'Angebot',
  invoice: 'Rechnung',
  pay: 'Bezahlen',
  date: 'Datum',
  dueDate: 'Zahlbar bis',
  deliveryDate: 'Leistungsdatum',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  deliverTo: 'Lieferung',
  item: 'Bezeichnung',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  rate: 'MwSt.-Satz',
  base: 'Netto',
  tax: 'MwSt.',
  itemsTotal: 'Artikel',
  promotion: 'Rabatt',
  coupon: 'Gutschein',
  delivery: 'Versand',
  free: 'kostenlos',
  total: 'Zu zahlen',
  refunded: 'Erstattet',
  toBeRefunded: 'Wird erstattet',
  credit: 'Rechnungskorrektur',
  corrects: 'Zur Rechnung',
  creditLine: 'Minderung der Rechnung',
  creditTotal: 'Gutgeschriebener Betrag',
  reason: 'Grund',
  taxIncluded: 'Die Preise enthalten die MwSt.',
  included: 'darin',
  taxExcluded: 'Die Preise verstehen sich ohne MwSt.',
  payment: 'Zahlungsart',
  paidOn: 'Bezahlt',
  slipTitle: 'Angaben zur Überweisung',
  slipText:
    'Bitte überweisen Sie auf das folgende Konto; wir halten die Bestellung bis zum genannten Datum bereit.',
  recipient: 'Empfänger',
  iban: 'IBAN',
  model: 'Modell',
  reference: 'Referenz',
  purpose: 'Verwendungszweck',
  scan: 'Mit einer kroatischen Banking-App scannen',
  offerNote: 'Dies ist ein Angebot, keine Rechnung. Die Rechnung stellen wir nach Zahlungseingang aus.',
  oib: 'Steuernummer (OIB)',
  page: 'Seite',
  phone: 'Telefon',
  message: 'Anmerkung',
  gift: 'Geschenkbotschaft',
  download: 'Datei',
  downloads: 'Dateien zum Herunterladen',
  parcel: 'Sendung',
  attention: {
    paidTwice: 'Die Bestellung wurde zweimal bezahlt: Eine Zahlung muss erstattet werden.',
    paidAfterEnd:
      'Für eine abgelaufene Bestellung, deren Ware vergriffen ist, kam eine Zahlung: Sie muss erstattet werden.',
    wrongAmount: 'Der gezahlte Betrag ist nicht der Betrag der Bestellung.',
    refundStuck:
      'Eine Erstattung wurde nicht abgeschlossen: Prüfen Sie bei der Bank, ob das Geld zurückging.',
  },
};

/** The words for a three-letter language: Croatian and German in their own, everybody else in English. */
export function documentWords(language: string): DocumentWords {
  if (language === 'hrv') return hr;
  return language === 'deu' ? de : en;
}

/** Minor units as people read them: `1.234,50 €`. */
export function moneyText(
  cents: number,
  currency: string,
  { locale }: Pick<DocumentWords, 'locale'>,
): string {
  const key = `${locale} ${currency}`;
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  moneyFormats.set(key, format);
  return format.format(cents / 100);
}

/** Making a format takes a hundred times as long as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();
const rateFormats = new Map<string, Intl.NumberFormat>();

/** A day in Zagreb, as people read it: `21. 11. 2026.` */
export function dayText(at: Date, { locale }: DocumentWords): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Zagreb',
  }).format(at);
}

/** A moment in Zagreb to the minute, as documents carry it: `21. 11. 2026. 10:37` */
export function minuteText(at: Date, words: DocumentWords): string {
  const time = new Intl.DateTimeFormat(words.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Zagreb',
  });
  return `${dayText(at, words)} ${time.format(at)}`;
}

/** A moment in Zagreb to the second, with its zone: `21. 11. 2026. 10:37:05 CET` */
export function momentText(at: Date, { locale }: DocumentWords): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: 'Europe/Zagreb',
  }).format(at);
}

/** Hundredths of a percent as people read them: `25 %`. */
export function rateText(rate: number, { locale }: Pick<DocumentWords, 'locale'>): string {
  const format =
    rateFormats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  rateFormats.set(locale, format);
  return format.format(rate / 10_000);
}

/** An IBAN in groups of four. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
