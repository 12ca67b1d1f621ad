import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { recaptcha } from '../settings/captcha.ts';
import { Media } from './media.ts';
import { partSize } from './upload-parts.ts';

/** Largest file that goes up in parts, in bytes. */
const largestUpload = 1024 * 1024 * 1024;

const fileName = z.string().trim().min(1).max(300);

/**
 * Returns a ticket for one file (MEDIA-015): addresses to which the browser puts it, straight into the bucket where there is
 * one. A ticket is for this size, kind, site and person, is used once, and ends after 15 minutes without a sign of life.
 * Visitors need the form that the file is for, which tells how large and how many.
 */
export const fileGetUploadUrl = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/getUploadUrl',
  summary: 'Gives the addresses to which a file is put, in parts where it is large.',
  access: 'visitor',
  body: z.object({
    name: fileName,
    size: z.int().min(1).max(largestUpload),
    mime: z.string().max(200).default(''),
    formId: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe('For visitors: the form.'),
    recaptcha: recaptcha.optional(),
    isDirect: z.boolean().default(true).describe('False where the browser cannot reach the bucket.'),
  }),
  answer: z.object({
    url: z.string().describe('Where the file, or its first part, is put by PUT; a path is on the platform.'),
    path: z.uuid().describe('The ticket: given back when the file is there.'),
    parts: z
      .array(z.object({ part: z.int(), url: z.string(), from: z.int(), to: z.int() }))
      .describe(`Parts of ${partSize} bytes for larger files, from and to as bytes of the file.`),
    expires_at: z.iso.datetime(),
  }),
  refusals: [
    'forbidden',
    'notFound',
    'payloadTooLarge',
    'tooManyRequests',
    'storageFull',
    'recaptchaMissing',
    'recaptchaInvalid',
  ],
});

/** Takes the bytes of a ticket: the whole file, or one of its parts, each once. */
export const filePut = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/media/file/put/{ticket}',
  summary: 'Takes the bytes of a file, or of a part of it, for which there is a ticket.',
  access: 'anyone',
  takesStream: true,
  params: z.object({ ticket: z.string().max(100) }),
  query: z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
  answer: z.object({}),
  refusals: ['ticketInvalid', 'payloadTooLarge', 'fileUnreadable', 'storageFull'],
});

const added = z.object({
  path: z.string().max(100).describe('The ticket.'),
  originalName: fileName.optional(),
});

/** Registers a file that was put (MEDIA-017). Its kind is decided by its content; the same bytes give the same record. */
export const fileAddFromBucket = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/addFromBucket',
  summary: 'Registers a file that was put to the addresses of a ticket.',
  access: { staff: 'media.edit' },
  body: added.extend({
    directory: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullable().optional(),
    access: z.enum(['public', 'private']).default('public'),
    title: z.string().trim().max(300).optional(),
    alt: z.string().trim().max(1000).optional().describe('In the language of the request.'),
  }),
  answer: Media,
  refusals: ['ticketInvalid', 'notFound', 'fileUnreadable', 'unsupportedMediaType', 'payloadTooLarge'],
});

/**
 * Registers a visitor's file for a form (MEDIA-016). It is no file of the gallery: it belongs to the form, is always
 * private, and is forgotten after a day unless the form is sent with its token.
 */
export const fileAddFromBucketPublic = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/addFromBucketPublic',
  summary: 'Registers the file of a visitor that was put to the addresses of a ticket.',
  access: 'visitor',
  body: added,
  answer: z.object({
    token: z.string().describe('By it, and by it alone, the file is added to the form that is sent.'),
    originalName: z.string(),
    mime: z.string(),
    extension: z.string(),
    size: z.int(),
    access: z.literal('private'),
  }),
  refusals: [
    'ticketInvalid',
    'notFound',
    'fileUnreadable',
    'unsupportedMediaType',
    'payloadTooLarge',
    'tooManyRequests',
    'storageFull',
    'validationFailed',
  ],
});

/**
 * Puts another file in the place of one: it keeps its id, its texts, its focal point and all its uses, and its old
 * addresses lead to the new ones. A picture takes a picture's place only, a film a film's.
 */
export const fileReplace = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/replace/{id}',
  summary: 'Replaces the bytes of a file everywhere.',
  access: { staff: 'media.edit' },
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  body: added,
  answer: Media,
  refusals: ['ticketInvalid', 'notFound', 'fileUnreadable', 'unsupportedMediaType', 'payloadTooLarge'],
});
