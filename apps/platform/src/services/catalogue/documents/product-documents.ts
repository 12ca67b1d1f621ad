import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentKind } from '#platform/kernel/documents/document-kind.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { RichText } from '../products/product.tables.ts';
import { saveProduct } from '../products/save-products.ts';
import {
  findProductWords,
  hasProduct,
  isProductSlugTaken,
  listProductMedia,
  listProductWords,
  lockProducts,
} from './product-words.queries.ts';
import { bodyOfFields, goneFaults, seoIn, slugFaults, textIn } from './words-of-body.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findProductWords>>>;

/** What a product says and shows as a document; `saveProducts` stays the one that writes it. Price and stock go their own way. */
export const productDocuments: DocumentKind = {
  kind: 'product',
  needs: 'catalogue.edit',
  read: async (ctx, id, language) => (await readMany(ctx, [id], language)).get(id),
  readMany,
  exists: hasProduct,
  async lock(ctx, ids) {
    await lockProducts(ctx, ids);
  },
  async check(ctx, id, language, { root }) {
    const before = await findProductWords(ctx, id, language);
    const isTaken = (slug: string) => isProductSlugTaken(ctx, id, language, slug);
    return {
      faults: [
        ...(await slugFaults(textIn(root.meta, 'slug'), before?.words.slug, isTaken)),
        ...(await goneFaults(ctx, 'pictures', picturesIn(root.meta))),
      ],
      warnings: [],
    };
  },
  async publish(ctx, id, language, { root: { meta } }) {
    if (!(await hasProduct(ctx, id))) throw new Refusal('notFound');
    const before = await findProductWords(ctx, id, language);
    const text = (field: string) => textIn(meta, field);
    const words = {
      name: text('name'),
      slug: text('slug') || undefined,
      kindLine: text('kindLine'),
      shortDescription: text('shortDescription'),
      description: descriptionIn(meta, before?.words.description ?? null),
      facts: before?.words.facts,
      safety: text('safety'),
      externalButton: text('externalButton'),
      ...seoIn(meta),
    };
    const media = await mediaIn(ctx, id, language, picturesIn(meta));
    await saveProduct(ctx, { id, translations: { [language]: words }, media });
    return [`product:${id}`];
  },
};

async function readMany(ctx: Ctx, ids: readonly number[], language: string) {
  const found = await listProductWords(ctx, ids, language);
  return new Map(found.map((one) => [one.words.productId, bodyOf(one, language)]));
}

function bodyOf({ words, media }: Found, language: string): DocumentBody {
  const { name, slug, kindLine, shortDescription, description, safety, externalButton } = words;
  return bodyOfFields('product', {
    ...{ name, slug, kindLine, shortDescription, safety, externalButton },
    // Imported HTML is no rich text: it stays as it is until somebody writes another description.
    ...(isHtml(description) ? {} : { description }),
    pictures: media.map(({ mediaId, alt }): MediaUse => ({ id: mediaId, alt: altOf(alt[language]) })),
    seo: { title: words.seoTitle, description: words.seoDescription },
  });
}

/** No words of its own: those of the file stand for it; empty ones: it is decoration. */
const altOf = (alt: string | undefined): MediaUse['alt'] => (alt === '' ? { decorative: true } : (alt ?? ''));

function descriptionIn(meta: Record<string, unknown>, before: RichText | null): RichText | null {
  const { description = null } = meta;
  if (description === null) return isHtml(before) && !('description' in meta) ? before : null;
  return description as RichText;
}

const isHtml = (text: RichText | null): boolean => text?.type === 'html';

const picturesIn = ({ pictures }: Record<string, unknown>): MediaUse[] =>
  Array.isArray(pictures) ? (pictures as MediaUse[]) : [];

/** Pictures are the same in all languages; what stands for them is of each. */
async function mediaIn(ctx: Ctx, id: number, language: string, uses: readonly MediaUse[]) {
  const known = new Map((await listProductMedia(ctx, id)).map(({ mediaId, alt }) => [mediaId, alt]));
  return uses.map(({ id: mediaId, alt }) => {
    const { [language]: _before, ...others } = known.get(mediaId) ?? {};
    const own = typeof alt === 'string' ? alt : '';
    return { mediaId, alt: alt === '' ? others : { ...others, [language]: own } };
  });
}
