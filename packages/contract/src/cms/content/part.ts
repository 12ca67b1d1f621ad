import { z } from 'zod';
import { isTooDeep } from './content-depth.ts';

type Fields = Record<string, unknown>;

/** A section of a page, or a part of a section: one recursive node. The ids are stable across moves and languages. */
export interface Part {
  id: string;
  /** Kind of the section or part: `hero`, `card`, … */
  handler: string;
  /** Version of its declaration by which it was written; absent is the first. */
  v?: number;
  /** Which list of its parent it stands in. */
  slot: string;
  /** Content. */
  meta: Fields;
  /** Behaviour and look. */
  options: Fields;
  /** Only what differs on a phone; an absent field inherits. */
  mobileMeta: Fields;
  mobileOptions: Fields;
  parts: Part[];
}

/** The same as writers give it: everything but the handler may be left out; a missing id is given by place. */
export type PartInput = { handler: string; parts?: PartInput[] } & Partial<Omit<Part, 'handler' | 'parts'>>;

const fields = z.record(z.string(), z.unknown()).optional();

const partInput: z.ZodType<PartInput> = z.lazy(() =>
  z.object({
    id: z.string().min(1).max(64).optional(),
    handler: z.string().min(1).max(60),
    v: z.int().min(1).max(1000).optional(),
    slot: z.string().min(1).max(60).optional(),
    meta: fields,
    options: fields,
    mobileMeta: fields,
    mobileOptions: fields,
    parts: z.array(partInput).max(500).optional(),
  }),
);
const list = z.array(partInput).max(500);

/** Sections as writers send them. */
export const PartsInput = z
  .custom<PartInput[]>()
  .superRefine((value, ctx) => {
    if (isTooDeep(value)) return ctx.addIssue({ code: 'custom', message: 'Nested too deep.' });
    const result = list.safeParse(value);
    for (const issue of result.error?.issues ?? []) ctx.addIssue({ ...issue, input: undefined });
  })
  .meta({
    type: 'array',
    description:
      'Sections: id, handler, v (version of the section, 1 unless said), slot, meta, options, mobileMeta, mobileOptions, parts.',
  });

/** Sections as they are read, with links and pictures resolved. */
export const Parts = z.custom<Part[]>().meta({
  type: 'array',
  description:
    'Sections: id, handler, v (version of the section, 1 unless said), slot, meta, options, mobileMeta, mobileOptions, parts.',
});

/** Free fields of an element (`meta`, `options`, …): their shape belongs to the element's handler. */
export const ContentFields = z
  .record(z.string(), z.unknown())
  .refine((value) => !isTooDeep(value), 'Nested too deep.');
export type ContentFields = z.infer<typeof ContentFields>;

/** A picture named in a part. In answers `file` is filled in, null when the picture is gone. */
export const MediaUse = z.object({
  id: z.int(),
  alt: z.union([z.string(), z.object({ decorative: z.literal(true) })]),
  focal: z
    .object({ x: z.int(), y: z.int() })
    .optional()
    .describe('What stays in view, in thousandths of the whole; the file has one of its own.'),
  crop: z
    .object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() })
    .optional()
    .describe('The part that is shown, in thousandths from the left and from above.'),
});
export type MediaUse = z.infer<typeof MediaUse>;
