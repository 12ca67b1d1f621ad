import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Media } from './media.ts';

/** What may be stated about an uploaded file, as JSON in the part `customData`. */
export const uploadData = z.object({
  title: z.string().max(300).optional(),
  description: z.string().max(2000).optional(),
  alt: z.string().max(1000).optional().describe('In the language of the request.'),
  folderId: z.int().nullable().optional(),
  access: z.enum(['public', 'private']).optional(),
  posterId: z.int().nullable().optional().describe('The picture shown before a video plays (MEDIA-012).'),
});
export type UploadData = z.infer<typeof uploadData>;

/** Stores one file (MEDIA-014). Its kind is decided by its content, never by its name. The same bytes give the same record. */
export const fileUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/upload',
  summary: 'Stores a file sent as multipart with the parts customData (JSON) and file.',
  access: { staff: 'media.edit' },
  unkeyed: 'The same bytes give the same record.',
  takesFiles: { part: 'file', texts: ['customData'] },
  answer: Media,
  refusals: ['fileUnreadable', 'unsupportedMediaType', 'payloadTooLarge', 'notFound'],
});
