import type { Comment } from '@izlog/contract/cms/comments/comment';
import type { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { getCustomer, mustBeHuman } from '#platform/services/people/index.ts';
import { addComment, hasCommented, isShown, type Target } from './comment.queries.ts';
import { readCommentOptions } from './comment-options.ts';
import { mustBeComplete } from './must-be-allowed.ts';
import { presentComment } from './present-comment.ts';

type Input = EndpointParsed<typeof commentCreate>;

interface Author {
  userId: number | null;
  name: string;
  email: string;
  isStaff: boolean;
}

/** Adds a comment or rating by the rules of the site (CMS-049, CMS-052 to CMS-061, CMS-063). */
export async function createComment(kernel: Kernel, outer: Ctx, input: Input): Promise<Comment> {
  const options = await readCommentOptions(outer, input.entity_type);
  mustBeLetIn(outer, options);
  mustBeComplete(input, options);
  await limitAddress(outer, 'comment', 20, 3600);
  if (outer.caller.kind === 'visitor') await mustBeHuman(kernel, outer, input.recaptcha);
  const target: Target = { type: input.entity_type, id: input.entity_id };
  const author = await authorOf(outer, input);
  return inTransaction(outer, async (ctx) => {
    if (!(await isShown(ctx, target))) throw new Refusal('notFound');
    await mustBeFirst(ctx, target, author, options);
    const isPublished = author.isStaff ? mayPublish(ctx) : !options.RequireAdminPublishing;
    const row = await addComment(ctx, {
      siteId: ctx.site.id,
      storeId: ctx.storeId ?? null,
      entityType: target.type,
      entityId: target.id,
      userId: author.userId,
      authorName: author.name,
      email: author.email.toLowerCase(),
      content: input.content,
      rating: input.rating,
      isPublished,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    if (isPublished) await dropTags(ctx, [commentsTag(target)]);
    return presentComment(row);
  });
}

/** Cache tag of everything that shows the comments on something. */
export function commentsTag({ type, id }: Target): string {
  return `comments:${type}:${id}`;
}

/** What staff write is said in the shop's name: it is public at once from those who may publish, and waits from others. */
const mayPublish = ({ caller }: Ctx): boolean =>
  caller.kind === 'staff' && caller.permissions.includes('content.publish');

function mustBeLetIn({ caller }: Ctx, { CanComment }: CommentOptions): void {
  if (caller.kind === 'staff') return;
  if (CanComment === 'Nobody') throw new Refusal('commentsDisabled');
  if (CanComment === 'RegisteredUsers' && caller.kind !== 'customer') throw new Refusal('loggedUsersOnly');
}

async function authorOf(ctx: Ctx, { author }: Input): Promise<Author> {
  if (ctx.caller.kind === 'customer' || ctx.caller.kind === 'staff') {
    const { id, email, firstName, lastName } = await getCustomer(ctx);
    // The whole family name is nobody's business: Ana A.
    const initial = lastName.trim() === '' ? '' : ` ${[...lastName.trim()][0]}.`;
    const isStaff = ctx.caller.kind === 'staff';
    const name = isStaff ? ctx.site.name : `${firstName.trim()}${initial}`.trim();
    return { userId: id, name: name || ctx.site.name, email, isStaff };
  }
  if (!author) {
    throw new Refusal('validationFailed', {
      fields: ['author.name', 'author.email'].map((path) => ({
        path,
        kind: 'required',
        message: 'Required.',
      })),
    });
  }
  return { userId: null, ...author, isStaff: false };
}

async function mustBeFirst(ctx: Ctx, target: Target, author: Author, options: CommentOptions): Promise<void> {
  if (author.isStaff) return;
  if (author.userId !== null) {
    if (options.OneUserOneComment && (await hasCommented(ctx, target, { userId: author.userId }))) {
      throw new Refusal('oneUserOneComment');
    }
    return;
  }
  if (options.AnonymousCanMultipleReview) return;
  if (await hasCommented(ctx, target, { email: author.email.toLowerCase() })) {
    throw new Refusal('alreadyPostedComment');
  }
}
