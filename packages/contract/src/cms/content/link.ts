import { z } from 'zod';
import { linkKinds } from '../link-kinds.ts';

/** What the answers add to a link: its address in the language of the answer, null when the target is not public. */
const resolved = { formattedPath: z.string().nullable().optional() };

/** Where a link leads. In answers `formattedPath` is filled in. */
export const Link = z.union([
  z.object({ kind: z.enum(linkKinds), id: z.int(), hash: z.string().max(200).optional(), ...resolved }),
  z.object({ kind: z.literal('external'), href: z.string().max(2000), ...resolved }),
  z.object({ kind: z.literal('path'), path: z.string().max(2000), ...resolved }),
  z.object({ kind: z.enum(['email', 'phone']), value: z.string().max(320), ...resolved }),
]);
export type Link = z.infer<typeof Link>;
