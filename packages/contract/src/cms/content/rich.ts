import { z } from 'zod';
import { isTooDeep } from './content-depth.ts';

/** A node of a ProseMirror document; rich text is stored so, never as HTML. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  text?: string;
  marks?: Array<{ type: string; attrs?: Record<string, unknown> }>;
}

const mark = z.object({
  type: z.string().min(1).max(60),
  attrs: z.record(z.string(), z.unknown()).optional(),
});

const node: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    type: z.string().min(1).max(60),
    attrs: z.record(z.string(), z.unknown()).optional(),
    content: z.array(node).max(10_000).optional(),
    text: z.string().max(200_000).optional(),
    marks: z.array(mark).max(20).optional(),
  }),
);

/** Rich text: a ProseMirror document as JSON. Links in it are marks `link` with `attrs.href` or `attrs.link`. */
export const Rich = z
  .custom<RichNode>()
  .superRefine((value, ctx) => {
    if (isTooDeep(value)) return ctx.addIssue({ code: 'custom', message: 'Nested too deep.' });
    const result = node.safeParse(value);
    for (const issue of result.error?.issues ?? []) ctx.addIssue({ ...issue, input: undefined });
  })
  .meta({ type: 'object', description: 'A ProseMirror document.' });
