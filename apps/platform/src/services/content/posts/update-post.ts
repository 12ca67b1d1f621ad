import type { Page } from '@izlog/contract/cms/content/page';
import type { postUpdate } from '@izlog/contract/cms/content/post-update';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockItem } from '../items/content.queries.ts';
import { languageOfWrite } from '../items/language-of-write.ts';
import { mustBeDeclared } from '../items/must-be-declared.ts';
import { saveContent } from '../items/save-content.ts';
import { findPage } from '../pages/read-page.ts';

/** Changes a page or post in the language of the request and answers it as it is now (EDIT-006). Publishing needs its own right. */
export async function updatePost(ctx: Ctx, input: EndpointParsed<typeof postUpdate>): Promise<Page> {
  const { id, sections, published_at, ...text } = input;
  const { caller } = ctx;
  const language = languageOfWrite(ctx);
  const mayPublish = caller.kind === 'staff' && caller.permissions.includes('content.publish');
  if (published_at !== undefined && !mayPublish) throw new Refusal('forbidden');
  const publishedAt = typeof published_at === 'string' ? new Date(published_at) : published_at;
  await inTransaction(ctx, async (inner) => {
    const item = await lockItem(inner, id, ['page', 'post']);
    if (!item) throw new Refusal('notFound');
    const parts = text.parts ?? sections;
    if (parts) mustBeDeclared({ handler: item.kind, parts });
    await saveContent(inner, {
      id,
      kind: item.kind,
      translations: {
        [language]: {
          ...text,
          parts,
          publishedAt,
        },
      },
    });
  });
  const found = await findPage(ctx, { id }, true);
  if (!found) throw new Refusal('notFound');
  return found.page;
}
