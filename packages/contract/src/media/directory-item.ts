import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { countedFiles, mediaOrders } from './media-orders.ts';
import { MediaPlace, StoredMedia } from './stored-media.ts';

const access = { staff: 'media.edit' } as const;
const folderName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => !/\p{Cc}/u.test(name), 'No control signs.');
const folderId = z.int().positive();

/** A file or a folder, as `file:12` and `folder:3`: the two are counted apart. */
export const targetId = z.string().regex(/^(file|folder):[1-9]\d{0,14}$/);
/** The id of a file, as every other call of the media gives it. */
const plainFileId = z
  .int()
  .positive()
  .transform((id) => `file:${id}`);
const targetIds = z
  .array(z.union([targetId, plainFileId]))
  .min(1)
  .max(200)
  .describe('Files by their id or as `file:12`, folders as `folder:3`.');

export const MediaFolder = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
});
export type MediaFolder = z.infer<typeof MediaFolder>;

/** What the files of the gallery can be narrowed to. */
export const mediaKinds = ['picture', 'video', 'document'] as const;

/** Lists the files of the gallery, and all its folders (MEDIA-019). */
export const directoryItemFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/directoryItem/filter',
  summary: 'Lists the files of a folder or of all, and the folders.',
  access,
  reads: true,
  body: z.object({
    parentId: folderId
      .nullable()
      .optional()
      .describe('A folder; null for files in no folder; absent for all.'),
    keywords: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('In the name, the title or the alternative text.'),
    kind: z.enum(mediaKinds).optional(),
    unused: z.boolean().optional().describe('Only files that are used nowhere.'),
    withoutAlt: z
      .boolean()
      .optional()
      .describe('Only pictures that say nothing to who cannot see them, and should.'),
    sort: z.enum(mediaOrders).default('newest'),
    page: z.int().min(1).max(countedFiles).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(48),
    after: z
      .string()
      .max(1000)
      .optional()
      .describe('`next` of the answer before; pages end with what is counted.'),
  }),
  answer: z.object({
    records: z.array(StoredMedia),
    folders: z.array(MediaFolder).describe('All folders of the site, by name.'),
    pagination,
    isMore: z.boolean().describe(`There are more than the ${countedFiles} that are counted.`),
    next: z.string().nullable(),
  }),
  refusals: ['notFound'],
});

/** Makes a folder; a name is there once in each folder. */
export const directoryItemCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/directoryItem/create',
  summary: 'Makes a folder.',
  access,
  status: 201,
  body: z.object({ name: folderName, parentId: folderId.nullable().default(null) }),
  answer: MediaFolder,
  refusals: ['notFound', 'tooManyRecords'],
});

/** Moves files and folders into a folder, or out of all. A folder never comes to lie within itself. */
export const directoryItemMove = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/directoryItem/move',
  summary: 'Moves files and folders into a folder.',
  access,
  body: z.object({ targetIds, parentId: folderId.nullable() }),
  answer: z.object({}),
  refusals: ['notFound'],
});

/** What stands in the way of deleting: places that use the files, and how many files the folders hold. */
export const MediaInUse = z.object({
  files: z.int().describe('How many files would go.'),
  places: z.array(MediaPlace).describe('Where they are used, at most 100.'),
});
export type MediaInUse = z.infer<typeof MediaInUse>;

/**
 * Removes files and folders with all that is in them (MEDIA-018). What is used somewhere, and folders that are not empty,
 * are refused with mediaInUse, whose payload says where and how many; `isSure` removes them all the same.
 */
export const directoryItemDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/media/directoryItem/delete',
  summary: 'Removes files and folders.',
  access,
  body: z.object({ targetIds, isSure: z.boolean().default(false) }),
  answer: z.object({}),
  refusals: ['notFound', 'mediaInUse'],
});
