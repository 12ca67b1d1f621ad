import { storeMedia } from '#platform/services/media/store-media.ts';
import { bytesOf, newPdf } from '#platform/services/orders/documents/pdf-page.ts';
import type { Product } from '../demo/shape-catalogue.ts';
import { localize } from '../demo/walk.ts';
import type { Loading } from './loading.ts';

/** What a file of a demonstration product is known by. */
export const downloadKey = ({ key }: Pick<Product, 'key'>): string => `${key}.pdf`;

/** Makes a sheet to download for each e-product, so that what is bought in the demonstration shop also arrives. */
export async function loadDownloads({ ctx, storage, demo, book }: Loading): Promise<void> {
  for (const product of demo.products) {
    if (product.format !== 'e-product') continue;
    const bytes = await sheetOf(product, demo);
    const originalName = downloadKey(product);
    const file = { bytes, originalName, access: 'private' } as const;
    book.put('media', originalName, await storeMedia({ storage }, ctx, file));
  }
}

async function sheetOf({ name, kindLine, short, facts }: Product, demo: Loading['demo']): Promise<Buffer> {
  const language = demo.defaultLanguage;
  const doc = await newPdf({ title: localize(name, language), author: demo.name, language });
  doc.font('bold').fontSize(22).text(localize(name, language), { lineGap: 4 });
  doc.font('regular').fontSize(11).text(localize(kindLine, language)).moveDown();
  doc.text(localize(short, language), { lineGap: 3 }).moveDown();
  for (const { label, value } of facts) {
    doc.font('bold').text(`${localize(label, language)}: `, { continued: true });
    doc.font('regular').text(localize(value, language));
  }
  return bytesOf(doc);
}
