import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { fileReader } from '../resource/file-reader.ts';
import { currentPassword } from './proof.ts';

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'ready']),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable().describe('When the export is deleted; null while it is made.'),
});

/**
 * Asks for everything the shop knows about the caller (GDPR, Article 15 and 20), who proves to be the person; a mail says
 * when it is ready.
 */
export const requestDataExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/personalData/export',
  summary: 'Asks for an export of the personal data of the calling customer.',
  access: 'customer',
  body: z.object({ password: currentPassword }),
  answer: dataExport,
  refusals: ['proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});

/** The caller's exports, the newest first. */
export const listDataExports = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/personalData/filter',
  summary: 'The exports of personal data that the calling customer asked for.',
  access: 'customer',
  answer: z.object({ records: z.array(dataExport) }),
});

/**
 * The bytes of an export: JSON by part, or CSV with one row for each value. Not the envelope. In a login of the last ten
 * minutes, or after `prove`.
 */
export const downloadDataExport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/personalData/download/{id}.{ext}',
  summary: 'Answers an export of personal data as json or csv.',
  access: 'customer',
  params: z.object({ id: z.string().max(36), ext: z.string().max(10) }),
  query: z.object({ reader: fileReader }),
  answersFile: ['application/json', 'text/csv'],
  answer: z.unknown().describe('The bytes.'),
  refusals: ['notFound', 'proofRequired'],
});

const retained = z.array(z.object({ name: z.string(), count: z.int(), text: z.string() }));

/** What an erasure would leave, and why, in the language of the call. */
export const previewErasure = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/personalData/kept',
  summary: 'What the law keeps after an erasure of the calling customer.',
  access: 'customer',
  answer: z.object({ kept: retained }),
});

/**
 * Erases the calling customer (GDPR, Article 17): the account and its data go, what the law keeps stays without or with as
 * little of the person as it allows. Needs the password; where there is none, a login of the last ten minutes and the
 * e-mail, typed again.
 */
export const eraseCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/personalData/erase',
  summary: 'Erases the account and the personal data of the calling customer.',
  access: 'customer',
  body: z.object({
    password: z.string().max(1000).optional(),
    email: z.string().max(254).optional().describe('Typed again, for an account without a password.'),
  }),
  answer: z.object({ kept: retained }),
  refusals: ['incorrectOldPassword', 'proofRequired', 'tooManyRequests'],
});

/** The same for a customer who asked by letter or mail; told to the person by mail. In a fresh login of staff. */
export const eraseCustomerByStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/customer/erase/{id}',
  summary: 'Erases a customer who asked for it.',
  access: { staff: 'users.edit' },
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: z.object({ kept: retained }),
  refusals: ['notFound', 'proofRequired'],
});
