import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { saveProduct } from '../products/save-products.ts';
import { fieldsOf, readRow } from './get-record.ts';
import { optionInputs } from './said-options.ts';
import { pricesFor } from './said-price.ts';

const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

/** Makes a draft like another product: its words, pictures and lists, its regular price; no sku, EAN, stock or sale. */
export function copyRecord(outer: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return inTransaction(outer, async (ctx) => {
    const row = await readRow(ctx, id);
    // Variants are made of axes, not copied.
    if (row.format === 'configurable') throw new Refusal('notFound');
    const {
      price,
      state: _state,
      words: _words,
      stock: _stock,
      attributes,
      customOptions,
      ...fields
    } = await fieldsOf(ctx, row);
    const made = await saveProduct(
      ctx,
      {
        ...fields,
        sku: null,
        barcode: null,
        customOptions: optionInputs(customOptions),
        format: row.format,
        type: row.type,
        isPublished: false,
        translations: Object.fromEntries(
          Object.entries(row.words).map(([language, words]) => [language, { ...words, slug: undefined }]),
        ),
        attributes: attributes.map(({ attributeId, valueIds, number }) =>
          number === undefined ? { attributeId, valueIds: valueIds ?? [] } : { attributeId, number },
        ),
        prices: pricesFor(noPrice, { ...noPrice, base: price.base, member: price.member }, ctx.now),
      },
      { onTakenSlug: 'number' },
    );
    noteChange(ctx, `product ${made}`, {}, { copyOf: id });
    return { id: made };
  });
}
