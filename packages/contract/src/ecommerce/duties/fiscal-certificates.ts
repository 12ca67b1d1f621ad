import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** The two hosts of the tax administration: a certificate is for one of them, and says so itself. */
export const fiscalHosts = ['test', 'live'] as const;

/** Why a certificate cannot be used, as `kind` of a refused field. */
export const certificateProblems = [
  'notP12',
  'wrongPassword',
  'noKey',
  'notRsa',
  'noCertificate',
  'ended',
  'notYetValid',
  'noOib',
  'foreignIssuer',
  'otherOib',
] as const;
export type CertificateProblem = (typeof certificateProblems)[number];

const certificates = z.array(
  z.object({
    host: z.enum(fiscalHosts),
    oib: z.string(),
    name: z.string().describe('What the certificate calls itself, as FISKAL 1.'),
    issuer: z.string(),
    validFrom: z.iso.datetime(),
    validUntil: z.iso.datetime(),
    endsSoon: z.boolean().describe('It ends within a month, or has ended: a new one is due.'),
  }),
);

/** The certificates that messages to the tax host are signed with; never a key. */
export const listFiscalCertificates = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/invoicing/certificates',
  summary: 'The certificates that messages to the Croatian tax host are signed with; never a key.',
  access: { staff: 'settings.edit' },
  answer: certificates,
});

/** Puts a certificate in, in a login of the last ten minutes or after a proof; the file and its password are kept encrypted. */
export const saveFiscalCertificate = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/invoicing/saveCertificate',
  summary: 'Puts in the certificate (P12) that messages to the Croatian tax host are signed with.',
  access: { staff: 'settings.edit' },
  body: z.object({
    file: z.base64().min(1).max(100_000).describe('The P12 (PFX) file in Base64.'),
    password: z.string().max(200),
  }),
  unloggedFields: ['file', 'password'],
  answer: certificates,
  refusals: ['validationFailed', 'proofRequired'],
});

/** Removes a certificate, in a login of the last ten minutes or after a proof. */
export const removeFiscalCertificate = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/invoicing/removeCertificate',
  summary: 'Removes the certificate for a host of the tax administration.',
  access: { staff: 'settings.edit' },
  body: z.object({ host: z.enum(fiscalHosts) }),
  answer: certificates,
  refusals: ['proofRequired'],
});

/** How a host of the tax administration was tried the last time. */
export const fiscalTrial = z.object({
  host: z.enum(fiscalHosts),
  sentAt: z.iso.datetime(),
  hasPassed: z
    .boolean()
    .describe('The test host gave its JIR; the live host, which takes no tests, its echo.'),
  number: z.string().nullable().describe('Of the test invoice, which is in no sequence: 17/WEB1/1.'),
  zki: z.string().nullable(),
  jir: z.string().nullable(),
  reason: z
    .string()
    .nullable()
    .describe(
      'Why not: noCertificate, otherOib, ended, wrongInvoice, connection, tls, timeout, cut, notAnAnswer, fault, untrusted, or the code of the host (s005).',
    ),
  error: z.string().nullable().describe('What the host said, in its own words.'),
  tookMs: z.int().nullable().describe('Milliseconds until it answered.'),
});

export type FiscalTrial = z.infer<typeof fiscalTrial>;

/**
 * Tries a host of the tax administration: an echo, and at the test host an invoice of 1.00 EUR that is in no sequence and no
 * books (NN 89/2025, Article 14(4)).
 */
export const tryFiscalHost = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/invoicing/tryHost',
  summary:
    'Tries a host of the tax administration by an echo, and the test host by a test invoice of 1.00 EUR.',
  access: { staff: 'settings.edit' },
  body: z.object({ host: z.enum(fiscalHosts) }),
  answer: fiscalTrial.extend({
    isThere: z.boolean().describe('As hasPassed.'),
  }),
});

/** Sends again what the tax host refused or what waits, at once. */
export const reportDocumentsAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/invoicing/reportAgain/{slug}',
  summary: 'Sends again, at once, what of an order the Croatian tax host has not confirmed.',
  access: { staff: 'orders.edit' },
  params: z.object({ slug: z.string() }),
  answer: z.object({ documents: z.int().describe('How many are sent again.') }),
  refusals: ['notFound'],
});
