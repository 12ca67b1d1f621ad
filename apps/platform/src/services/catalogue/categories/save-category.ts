import { contentPath } from '@izlog/contract/cms/content/content-path';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { addressMoved } from '#platform/kernel/moved-addresses.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { reindexBelow } from '../lists/reindex-below.ts';
import { allocateSlugs } from '../products/allocate-slugs.ts';
import type { CategoryInput, CategoryWords } from './category-input.ts';
import {
  categoryNames,
  findCategory,
  publicSlugs,
  removeWords,
  type SlugRow,
  writeCategory,
  writeCategoryWords,
  writePaths,
} from './save-category.queries.ts';

interface SaveOptions {
  onTakenSlug?: 'number' | 'refuse';
  /** Words in languages of the site that are not given go. */
  isExact?: boolean;
}

/**
 * Saves a category and gives its id; visitors of an address that it had are sent to the new one. Refuses an unknown parent (notFound), a parent below itself (validationFailed) and
 * a chosen slug that is taken (slugTaken), unless it may be numbered.
 */
export function saveCategory(
  outer: Ctx,
  input: CategoryInput,
  { onTakenSlug = 'refuse', isExact = false }: SaveOptions = {},
): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    // One at a time: two moves at once could hang two categories below each other.
    await takeTurn(ctx, 'categories');
    const found = await findCategory(ctx, input);
    if (input.id !== undefined && !found) throw new Refusal('notFound');
    const parentId = input.parentId === undefined ? (found?.parentId ?? null) : input.parentId;
    const parent = parentId === null ? undefined : await findCategory(ctx, { id: parentId });
    if (parentId !== null && !parent) throw new Refusal('notFound');
    if (found && parent?.path.includes(found.id)) throw belowItself();
    const names = found ? await categoryNames(ctx, found.id) : '';
    const before = found ? await publicSlugs(ctx, found.id) : [];
    const id = await writeCategory(ctx, found?.id, { ...input, parentId });
    const path = [...(parent?.path ?? []), id];
    const isMoved = path.join() !== found?.path.join();
    if (isMoved) await writePaths(ctx, id, found?.path.length ?? 0, path);
    await saveWords(ctx, id, input.translations ?? {}, onTakenSlug);
    if (isExact) await removeWords(ctx, id, Object.keys(input.translations ?? {}));
    await followSlugs(ctx, before, await publicSlugs(ctx, id));
    const isRenamed = found !== undefined && (await categoryNames(ctx, id)) !== names;
    const products = found && (isMoved || isRenamed) ? await reindexBelow(ctx, id) : [];
    await catalogueChanged(ctx, products, ['categories', ...path.map((one) => `category:${one}`)]);
    return id;
  });
}

/** Old addresses lead to the new ones, language by language. */
async function followSlugs(ctx: Ctx, before: readonly SlugRow[], after: readonly SlugRow[]): Promise<void> {
  const { defaultLanguage } = ctx.site;
  for (const { language, slug } of before) {
    const now = after.find((row) => row.language === language);
    if (!now || now.slug === slug) continue;
    const path = (one: string) => contentPath('productCategory', one, { language, defaultLanguage });
    await addressMoved(ctx, path(slug), path(now.slug));
  }
}

async function saveWords(
  ctx: Ctx,
  id: number,
  translations: Record<string, CategoryWords>,
  onTakenSlug: 'number' | 'refuse',
): Promise<void> {
  const given = Object.entries(translations);
  if (given.length === 0) return;
  const slugs = await allocateSlugs(
    ctx,
    { table: 'category_translations', idColumn: 'category_id' },
    given.map(([language, words]) => ({
      id,
      language,
      slug: slugFromName(words.slug || words.name, `category-${id}`),
      isChosen: Boolean(words.slug) && onTakenSlug === 'refuse',
    })),
  );
  await writeCategoryWords(
    ctx,
    given.map(([language, words]) => ({ id, language, words, slug: slugs.get(`${id} ${language}`) ?? '' })),
  );
}

function belowItself(): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'parentId', kind: 'reference', message: 'A category cannot stand below itself.' }],
  });
}
