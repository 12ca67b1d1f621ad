import { z } from 'zod';

/** A point of a picture in thousandths of its width and height, from the left and from above. */
export const FocalPoint = z.object({
  x: z.int().min(0).max(1000),
  y: z.int().min(0).max(1000),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/** A picture or another file as content carries it: enough to build every address and to reserve its place. */
export const Picture = z
  .object({
    id: z.int(),
    hash: z
      .string()
      .describe('First 32 hexadecimal digits of the SHA-256 of the bytes; part of every address.'),
    mime: z.string(),
    extension: z.string().describe('Extension of the stored file, without a dot.'),
    width: z
      .int()
      .nullable()
      .describe('Pixels as shown (after EXIF orientation); null when it is not a picture.'),
    height: z.int().nullable(),
    alt: z.string().describe('Alternative text in the language of the answer; empty for decoration.'),
    title: z.string(),
    caption: z
      .string()
      .optional()
      .describe(
        'What stands below it in content, in the language of the answer; absent where there is none.',
      ),
    placeholder: z.string().nullable().describe('ThumbHash in base64, at most 40 characters.'),
    color: z.string().nullable().describe('Average colour as #rrggbb.'),
    poster: z
      .string()
      .nullable()
      .optional()
      .describe('Of a video: address of the picture shown before it plays (MEDIA-012).'),
    focal: FocalPoint.optional().describe(
      'What stays in view where the picture is shown in another shape; absent for its middle.',
    ),
    isMoving: z
      .boolean()
      .optional()
      .describe(
        'It moves, and is shown as it came, since its sizes are its first frame; absent for others, and gifs.',
      ),
    bucket: z
      .string()
      .optional()
      .describe(
        'What the addresses of its renderings in the bucket begin with, where browsers fetch them there.',
      ),
    cut: z
      .string()
      .optional()
      .describe(
        'Query of its addresses where only a part of it is shown; width and height are those of the part.',
      ),
  })
  .describe('A media file as content carries it.');
export type Picture = z.infer<typeof Picture>;

/** The whole record of a media file (MEDIA-001). */
export const Media = Picture.extend({
  driveId: z.string().describe('Name of the storage that holds the file.'),
  description: z.string(),
  path: z.string().describe('Address of the original file.'),
  size: z.int().describe('Bytes.'),
  access: z.enum(['public', 'private']),
  originalName: z.string(),
  alternativePaths: z
    .record(z.string(), z.string())
    .describe('Addresses at the default size by format; empty for files that are not raster pictures.'),
  usePublicPath: z.boolean().describe('True when the address needs no accessToken.'),
  poster: z.string().nullable().describe('Address of the picture shown before a video plays (MEDIA-012).'),
  default: z.string().describe('Address at the default size and extension (MEDIA-004, MEDIA-005).'),
  folderId: z.int().nullable(),
  created_at: z.iso.datetime(),
}).describe('A media file with everything the gallery shows.');
export type Media = z.infer<typeof Media>;
