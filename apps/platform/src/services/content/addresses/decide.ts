import type { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { sentAddress } from '@izlog/contract/cms/addresses/local-address';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { homeHandler } from '../items/content.tables.ts';
import { languagesOf } from '../items/visibility.ts';
import { findPage } from '../pages/read-page.ts';
import { findAddress } from './find-address.queries.ts';

type Decision = EndpointReturn<typeof finderDecide>;

/**
 * Decides what the path is that the route parameters make up (CMS-011): a managed redirect, a page or post, or the
 * address to which one has moved, always in one hop. No parameters mean the page with handler `home`.
 */
export async function decide(
  ctx: Ctx,
  { params, query, preview }: { params: readonly string[]; query?: string | undefined; preview?: boolean },
): Promise<Decision> {
  const segments = params.flatMap((one) => one.split('/')).filter((one) => one !== '');
  if (segments.length === 0) {
    const { redirect } = query ? await findAddress(ctx, { path: '/', query, slug: undefined }) : {};
    return redirect
      ? leadOn(ctx, redirect)
      : mustExist(await findPage(ctx, { handler: homeHandler }, preview));
  }
  const path = `/${segments.join('/')}`;
  const drafted = segments.length === 1 ? await findDraftedSlug(ctx, segments[0] ?? '') : undefined;
  if (drafted !== undefined) return mustExist(await findPage(ctx, { id: drafted }, preview));
  const slugOf = segments.length === 1 ? segments[0] : undefined;
  const { redirect, slugs } = await findAddress(ctx, { path, query, slug: slugOf });
  if (redirect) return leadOn(ctx, redirect);
  const slug = slugs.find((one) => one.language === ctx.language) ?? slugs[0];
  if (!slug) throw new Refusal('notFound');
  const decision = mustExist(await findPage(ctx, { id: slug.itemId }, preview));
  // A draft with another slug is shown at both: what is moved for good must not depend on who looks.
  return decision.entity.slug === segments[0] || ctx.drafts ? decision : moved(ctx, decision);
}

/** The item that has a slug in a draft that the call may see. */
async function findDraftedSlug(ctx: Ctx, slug: string): Promise<number | undefined> {
  const found = (await ctx.drafts?.findBySlug(ctx, 'content', slug, languagesOf(ctx))) ?? [];
  return (found.find((one) => one.language === ctx.language) ?? found[0])?.id;
}

function mustExist(found: Awaited<ReturnType<typeof findPage>>): Exclude<Decision, { type: 'redirect' }> {
  if (!found) throw new Refusal('notFound');
  return { type: found.kind, entity: found.page };
}

function leadOn(ctx: Ctx, { toPath, status }: { toPath: string; status: number }): Decision {
  ctx.tags.add('redirects');
  return { type: 'redirect', target: sentAddress(toPath), status: status === 302 ? 302 : 301 };
}

/** The slug was that of another time or language: the right address in the language of the request. */
function moved(ctx: Ctx, { entity }: Exclude<Decision, { type: 'redirect' }>): Decision {
  ctx.tags.add(`path:${entity.id}`);
  return { type: 'redirect', target: entity.path, status: 301 };
}
