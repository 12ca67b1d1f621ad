import type { Cents } from '@izlog/contract/money';

/** A payment slip before it is cut to the lengths of HUB-3. */
export interface PaymentSlip {
  amount: Cents;
  /** ISO 4217; the instruction knows the euro (and the kuna before 2023). */
  currency: string;
  payer: { name: string; street: string; town: string };
  recipient: { name: string; street: string; town: string };
  /** Without spaces; checked by the one who keeps it. */
  iban: string;
  model: string;
  reference: string;
  purposeCode: string;
  description: string;
}

/** Greatest lengths; counted in bytes of UTF-8, since some readers count a Croatian letter as two. */
const lengths = {
  payerName: 30,
  payerStreet: 27,
  payerTown: 27,
  recipientName: 25,
  recipientStreet: 25,
  recipientTown: 27,
  iban: 21,
  model: 4,
  reference: 22,
  purposeCode: 4,
  description: 35,
} as const;

/** The fourteen lines of the HUB-3 barcode, each ended by LF; letters outside the allowed ones are replaced or dropped. */
export function hub3Text(slip: PaymentSlip): string {
  if (!Number.isSafeInteger(slip.amount) || slip.amount < 0 || slip.amount > 999_999_999_999_999) {
    throw new RangeError(`${slip.amount} does not fit a payment slip.`);
  }
  const lines = [
    'HRVHUB30',
    slip.currency,
    String(slip.amount).padStart(15, '0'),
    hub3Field(slip.payer.name, lengths.payerName),
    hub3Field(slip.payer.street, lengths.payerStreet),
    hub3Field(slip.payer.town, lengths.payerTown),
    hub3Field(slip.recipient.name, lengths.recipientName),
    hub3Field(slip.recipient.street, lengths.recipientStreet),
    hub3Field(slip.recipient.town, lengths.recipientTown),
    slip.iban.replaceAll(/\s/g, '').slice(0, lengths.iban),
    slip.model.slice(0, lengths.model),
    slip.reference.replaceAll(/[^0-9-]/g, '').slice(0, lengths.reference),
    /^[A-Z]{4}$/.test(slip.purposeCode) ? slip.purposeCode : '',
    hub3Field(slip.description, lengths.description),
  ];
  return `${lines.join('\n')}\n`;
}

const allowed = /[A-Za-z0-9 ,.:\-+?'/()ŠĐČĆŽšđčćž]/;

/** Letters that have a neighbour among the allowed ones. */
const neighbours: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '&': '+',
  ';': ',',
  _: '-',
  ǆ: 'dž',
  ǉ: 'lj',
  ǌ: 'nj',
};

/** A text with the letters of HUB-3 only, at most `limit` bytes long and never cut within a letter. */
export function hub3Field(text: string, limit: number): string {
  let result = '';
  let size = 0;
  for (const character of text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()) {
    const retained = allowedOf(character);
    const bytes = Buffer.byteLength(retained);
    if (size + bytes > limit) break;
    result += retained;
    size += bytes;
  }
  return result.trim();
}

function allowedOf(letter: string): string {
  if (allowed.test(letter)) return letter;
  const neighbour = neighbours[letter];
  if (neighbour !== undefined) return neighbour;
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...bare].filter((one) => allowed.test(one)).join('');
}
