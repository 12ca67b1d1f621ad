import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentKind } from '#platform/kernel/documents/document-kind.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { saveCategory } from '../categories/save-category.ts';
import {
  findCategoryWords,
  hasCategory,
  isCategorySlugTaken,
  listCategoryWords,
  lockCategories,
} from './category-words.queries.ts';
import { bodyOfFields, goneFaults, seoIn, slugFaults, textIn } from './words-of-body.ts';

/** What a category says and shows as a document; `saveCategory` stays the one that writes it. */
export const categoryDocuments: DocumentKind = {
  kind: 'category',
  needs: 'catalogue.edit',
  read: async (ctx, id, language) => (await readMany(ctx, [id], language)).get(id),
  readMany,
  exists: hasCategory,
  async lock(ctx, ids) {
    await lockCategories(ctx, ids);
  },
  async check(ctx, id, language, { root: { meta } }) {
    const before = await findCategoryWords(ctx, id, language);
    const isTaken = (slug: string) => isCategorySlugTaken(ctx, id, language, slug);
    const picture = meta.picture as MediaUse | null | undefined;
    return {
      faults: [
        ...(await slugFaults(textIn(meta, 'slug'), before?.words.slug, isTaken)),
        ...(await goneFaults(ctx, 'picture', picture ? [picture] : [])),
      ],
      warnings: [],
    };
  },
  async publish(ctx, id, language, { root: { meta } }) {
    if (!(await hasCategory(ctx, id))) throw new Refusal('notFound');
    const text = (field: string) => textIn(meta, field);
    const before = await findCategoryWords(ctx, id, language);
    const words = {
      name: text('name'),
      // Without one it keeps the address it has.
      slug: text('slug') || before?.words.slug,
      line: text('line'),
      description: text('description'),
      ...seoIn(meta),
    };
    const mediaId = (meta.picture as MediaUse | null | undefined)?.id ?? null;
    await saveCategory(ctx, { id, mediaId, translations: { [language]: words } });
    return ['categories', `category:${id}`];
  },
};

async function readMany(ctx: Ctx, ids: readonly number[], language: string) {
  const found = await listCategoryWords(ctx, ids, language);
  return new Map(found.map((one) => [one.words.categoryId, bodyOf(one)]));
}

function bodyOf({ words, mediaId }: Awaited<ReturnType<typeof listCategoryWords>>[number]): DocumentBody {
  const { name, slug, line, description, seoTitle, seoDescription } = words;
  const picture = mediaId === null ? null : { id: mediaId, alt: '' };
  const seo = { title: seoTitle, description: seoDescription };
  // Where there is none the list shows the line in its place, which is another field.
  const said = description === '' ? {} : { description };
  return bodyOfFields('category', { name, slug, line, ...said, picture, seo });
}
