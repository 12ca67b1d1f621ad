import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../context.ts';
import type { Kernel } from '../kernel.ts';

/** Tags of what drafts are published to; what carries none of them shows no content. */
const ofContent = ['element', 'navigation', 'page', 'post', 'posts', 'term', 'terms'];

/** Whether an endpoint answers content, so that its answers say which publish they are from. */
export const answersContent = ({ cache }: AnyEndpoint): boolean =>
  Array.isArray(cache) && cache.some((kind) => ofContent.includes(kind));

/** Publishes follow each other by minutes; an answer that met three of them is sent without saying of which it is. */
const mostTries = 3;

/**
 * An answer of content from one publish, never half from before and half from after: their number is read before the first
 * statement and after the last, and what saw two is read again. It travels in `x-content-seq`; the code that assembles a
 * page compares them.
 */
export async function allOfOnePublish<T>(
  { drafts }: Kernel,
  ctx: Ctx,
  reply: FastifyReply,
  answer: () => Promise<T>,
): Promise<T> {
  const siteId = ctx.site.id;
  let before = await drafts.sequence(siteId);
  for (let tries = 1; ; tries++) {
    const result = await answer();
    const after = await drafts.sequence(siteId);
    if (after === before) reply.header('x-content-seq', String(after));
    if (after === before || tries === mostTries) return result;
    before = after;
  }
}
