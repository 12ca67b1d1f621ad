import { webcrypto, type X509Certificate } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Application, SignedXml } from 'xmldsigjs';
import { type Issued, makeTestAuthority } from '../stand-in/make-authority.ts';
import { shapeFaults } from '../stand-in/message-shape.ts';
import { hasOpenssl, Openssl } from '../testing/openssl.ts';
import { hasPublishedSchema, schemaFaults } from '../testing/published-schema.ts';
import { anInvoice, anOib } from '../testing/samples.ts';
import type { FiscalInvoice, TaxAmount } from './invoice.ts';
import { type InvoiceInputError, invoiceProblems } from './invoice-problems.ts';
import { changeRequest, checkRequest, echoRequest, invoiceRequest } from './requests.ts';
import { signElement, signing, signMessage } from './sign.ts';
import { verifyElement } from './verify.ts';

const head = { messageId: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6', sentAt: new Date('2026-11-29T10:15:31Z') };
let signer: Issued;
beforeAll(async () => {
  const authority = await makeTestAuthority({
    commonName: 'Provider, "Demo" <CA> & Sons',
    organization: 'Š+Đ',
  });
  signer = await authority.issue({ commonName: 'FISKAL 1', oib: anOib });
});

const rootOf = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement;

/** An invoice with all that one can have. */
const fullInvoice = () =>
  anInvoice({
    vat: [
      { rate: 2500, base: 1000, amount: 250 },
      { rate: 1300, base: 1000, amount: 130 },
      { rate: 0, base: 1000, amount: 0 },
    ],
    consumptionTax: [{ rate: 300, base: 1000, amount: 30 }],
    otherTaxes: [{ name: 'Porez na "luksuz" <i ostalo> & drugo', rate: 1500, base: 1000, amount: 150 }],
    exempt: 1200,
    margin: 1300,
    notTaxed: 10000,
    fees: [{ name: 'Povratna naknada 😀', amount: 7 }],
    total: -12345678901234,
    late: true,
    paperInvoice: '123/458/5',
    buyerOib: anOib,
  });

test('[FISC-01] an invoice is written as the sample of the specification, with only what it has', () => {
  expect(invoiceRequest(head, anInvoice())).toBe(
    '<tns:RacunZahtjev xmlns:tns="http://www.apis-it.hr/fin/2012/types/f73" Id="RacunZahtjev">' +
      '<tns:Zaglavlje><tns:IdPoruke>f81d4fae-7dec-41d0-a765-00a0c91e6bf6</tns:IdPoruke>' +
      '<tns:DatumVrijeme>29.11.2026T11:15:31</tns:DatumVrijeme></tns:Zaglavlje>' +
      '<tns:Racun><tns:Oib>12345678903</tns:Oib><tns:USustPdv>true</tns:USustPdv>' +
      '<tns:DatVrijeme>29.11.2026T11:15:30</tns:DatVrijeme><tns:OznSlijed>P</tns:OznSlijed>' +
      '<tns:BrRac><tns:BrOznRac>1</tns:BrOznRac><tns:OznPosPr>WEB1</tns:OznPosPr><tns:OznNapUr>1</tns:OznNapUr></tns:BrRac>' +
      '<tns:Pdv><tns:Porez><tns:Stopa>25.00</tns:Stopa><tns:Osnovica>10.00</tns:Osnovica><tns:Iznos>2.50</tns:Iznos></tns:Porez></tns:Pdv>' +
      '<tns:IznosUkupno>12.50</tns:IznosUkupno><tns:NacinPlac>K</tns:NacinPlac><tns:OibOper>12345678903</tns:OibOper>' +
      '<tns:ZastKod>e4d909c290d0fb1ca068ffaddf22cbd0</tns:ZastKod><tns:NakDost>false</tns:NakDost></tns:Racun></tns:RacunZahtjev>',
  );
});

test.skipIf(!hasPublishedSchema)(
  '[FISC-01] signed messages of every kind are valid by the published schema',
  async () => {
    const change = { payment: 'card', buyerOib: null } as const;
    const withBuyer = { payment: 'cash', buyerOib: anOib } as const;
    const signed = [
      invoiceRequest(head, anInvoice()),
      invoiceRequest(head, fullInvoice()),
      checkRequest(head, fullInvoice()),
      changeRequest(head, anInvoice(), change),
      changeRequest(head, fullInvoice(), withBuyer),
    ].map((message) => signMessage(message, signer));

    await expect(schemaFaults([...signed, echoRequest('jeste li <tu> & slušate?')])).resolves.toEqual([]);
    // The check itself can fail.
    await expect(
      schemaFaults([signed[0]?.replace('<tns:OznSlijed>P', '<tns:OznSlijed>X') ?? '']),
    ).resolves.not.toEqual([]);
  },
);

const cents = fc.integer({ min: -999_999_999_99, max: 999_999_999_99 });
const tax: fc.Arbitrary<TaxAmount> = fc.record({
  rate: fc.constantFrom(0, 500, 1300, 2500),
  base: cents,
  amount: cents,
});
const text = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .filter((one) => one.length <= 100 && one.trim() === one);
const invoices: fc.Arbitrary<FiscalInvoice> = fc
  .record(
    {
      issuedAt: fc.date({ min: new Date('2023-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      number: fc.integer({ min: 1, max: 9_999_999 }),
      device: fc.integer({ min: 1, max: 99 }),
      vat: fc.array(tax, { maxLength: 4 }),
      otherTaxes: fc.array(
        fc.tuple(tax, text).map(([one, name]) => ({ ...one, name })),
        { maxLength: 2 },
      ),
      exempt: cents,
      notTaxed: cents,
      fees: fc.array(fc.record({ name: text, amount: cents }), { maxLength: 2 }),
      total: cents,
      payment: fc.constantFrom('cash', 'card', 'other'),
      late: fc.boolean(),
      buyerOib: fc.constantFrom(anOib, undefined),
    },
    { requiredKeys: ['issuedAt', 'number', 'device', 'total', 'payment', 'late'] },
  )
  .map((said) => anInvoice({ vat: [], ...said }))
  .filter((invoice) => invoiceProblems(invoice).length === 0);

/** How many, and how many of them go to the slower verifiers. */
const holdAll = async (many: number, dear: number) => {
  const made = fc.sample(invoices, many).map((invoice) => signMessage(invoiceRequest(head, invoice), signer));
  for (const [place, xml] of made.entries()) {
    expect(shapeFaults(rootOf(xml)), xml).toEqual([]);
    if (place >= dear) continue;
    expect(await isSignatureFine(xml, signer.certificate), xml).toBe(true);
    expect(verifyElement(xml, rootOf(xml)).proved, xml).toBe(true);
  }
  // More at once than libxml2 in WebAssembly has room for.
  for (let from = 0; hasPublishedSchema && from < made.length; from += 500)
    await expect(schemaFaults(made.slice(from, from + 500))).resolves.toEqual([]);
};

test('[FISC-01] random invoices are valid messages, signed for a verifier that is not the signer', async () => {
  await holdAll(60, 8);
});

test('[FISC-01] 5,000 random invoices are valid messages', { tags: ['release'] }, async () => {
  await holdAll(5_000, 500);
});

/** Asks another library than the one that signs. */
async function isSignatureFine(xml: string, certificate: X509Certificate): Promise<boolean> {
  Application.setEngine('node', webcrypto as unknown as Crypto);
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const verifier = new SignedXml(document as unknown as Document);
  const [signature] = Array.from(
    document.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'Signature'),
  );
  verifier.LoadXml(signature as unknown as Element);
  const key = await webcrypto.subtle.importKey(
    'spki',
    certificate.publicKey.export({ type: 'spki', format: 'der' }),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' },
    true,
    ['verify'],
  );
  return verifier.Verify(key as unknown as CryptoKey).catch(() => false);
}

test('[FISC-01] a signed message that was changed in one letter is refused by both verifiers', async () => {
  const xml = signMessage(invoiceRequest(head, anInvoice()), signer);
  const changed = xml.replace('<tns:IznosUkupno>12.50', '<tns:IznosUkupno>12.51');

  expect(await isSignatureFine(xml, signer.certificate)).toBe(true);
  expect(await isSignatureFine(changed, signer.certificate)).toBe(false);
  expect(verifyElement(changed, rootOf(changed))).toEqual({
    proved: false,
    reason: 'The signature does not fit.',
  });
});

test.skipIf(!hasOpenssl)(
  '[FISC-01] openssl finds the digest and the signature of a message to be right',
  async () => {
    await using openssl = await Openssl.start();
    const message = invoiceRequest(head, fullInvoice());
    const xml = signMessage(message, signer);
    const inside = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
    // Messages are written as exclusive canonicalisation would write them: the very text is what is hashed.
    await openssl.write('message', message);
    expect((await openssl.run('dgst', '-sha1', '-r', 'message')).slice(0, 40)).toBe(
      Buffer.from(inside('DigestValue'), 'base64').toString('hex'),
    );
    // The signed part, canonical: the namespace stands on it, and no element is empty.
    const signedInfo = (/<SignedInfo>[\s\S]*<\/SignedInfo>/.exec(xml)?.[0] ?? '')
      .replace('<SignedInfo>', '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">')
      .replaceAll(
        /<(\w+)([^<>]*)\/>/g,
        (_, name: string, attributes: string) => `<${name}${attributes.trimEnd()}></${name}>`,
      );
    await openssl.write('signed-info', signedInfo);
    await openssl.write('signature', Buffer.from(inside('SignatureValue'), 'base64'));
    await openssl.write('public.pem', signer.certificate.publicKey.export({ type: 'spki', format: 'pem' }));
    await expect(
      openssl.run('dgst', '-sha1', '-verify', 'public.pem', '-signature', 'signature', 'signed-info'),
    ).resolves.toContain('Verified OK');
  },
);

test('[FISC-01] the signature names the certificate, its issuer and its number', () => {
  const xml = signMessage(invoiceRequest(head, anInvoice()), signer);

  expect(xml).toContain(
    `<X509SerialNumber>${BigInt(`0x${signer.certificate.serialNumber}`)}</X509SerialNumber>`,
  );
  expect(xml).toMatch(/<X509IssuerName>CN=[^<]*Sons[^<]*,O=[^<]*,C=HR<\/X509IssuerName>/);
  expect(xml).toContain(`<X509Certificate>${signer.certificate.raw.toString('base64')}</X509Certificate>`);
});

test('[FISC-01] a signature about a part, about another element or beside a second one proves nothing', () => {
  const fine = signMessage(invoiceRequest(head, anInvoice()), signer);
  const ofThePart = signElement(
    invoiceRequest(head, anInvoice()).replace('<tns:Racun>', '<tns:Racun Id="part">'),
    'Racun',
    signer,
    signing.exclusive,
  );
  const signature = /<Signature[\s\S]*<\/Signature>/.exec(fine)?.[0] ?? '';
  const wrapped = `<a xmlns:tns="http://www.apis-it.hr/fin/2012/types/f73"><tns:RacunZahtjev Id="RacunZahtjev">${signature}</tns:RacunZahtjev>${fine}</a>`;
  const first = rootOf(wrapped).firstChild as Element;

  expect(verifyElement(fine, rootOf(fine)).proved).toBe(true);
  expect(verifyElement(ofThePart, rootOf(ofThePart)).proved).toBe(false);
  expect(verifyElement(wrapped, first).proved).toBe(false);
  const twice = fine.replace(signature, signature + signature);
  expect(verifyElement(twice, rootOf(twice)).proved).toBe(false);
  const bare = fine.replace(signature, '');
  expect(verifyElement(bare, rootOf(bare))).toEqual({ proved: false, reason: 'It is not signed.' });
});

test('[FISC-01] what cannot be a message is refused with the field and the reason', () => {
  const refused = (said: Partial<FiscalInvoice>) => {
    try {
      invoiceRequest(head, anInvoice(said));
      return 'written';
    } catch (failure) {
      return (failure as InvoiceInputError).problems
        .map(({ field, problem }) => `${field} ${problem}`)
        .join();
    }
  };

  expect(refused({ premises: 'WEB 1' })).toBe('premises notAMark');
  expect(refused({ premises: 'DUĆAN' })).toBe('premises notAMark');
  expect(refused({ premises: '' })).toBe('premises notAMark');
  expect(refused({ oib: '12345678901' })).toBe('oib notAnOib');
  expect(refused({ operatorOib: '' })).toBe('operatorOib notAnOib');
  expect(refused({ number: 0 })).toBe('number notANumber');
  expect(refused({ device: 1.5 })).toBe('device notANumber');
  expect(refused({ total: 12.5 })).toBe('total notANumber');
  expect(refused({ zki: 'E4D909C290D0FB1CA068FFADDF22CBD0' })).toBe('zki notAZki');
  expect(refused({ issuedAt: new Date('never') })).toBe('issuedAt notAMoment');
  expect(refused({ inVatSystem: false })).toBe('vat notWithoutVatSystem');
  expect(refused({ buyerOib: anOib, payment: 'transfer' })).toBe('buyerOib notWithTransfer');
  expect(refused({ fees: [{ name: 'a\u0000b', amount: 1 }] })).toBe('fees.0.name notAText');
  expect(refused({ vat: [{ rate: -1, base: 1, amount: 1 }] })).toBe('vat.0.rate notANumber');
  expect(invoiceProblems(anInvoice(), { payment: 'transfer', buyerOib: anOib })).toEqual([
    { field: 'change.buyerOib', problem: 'notWithTransfer' },
  ]);
});
