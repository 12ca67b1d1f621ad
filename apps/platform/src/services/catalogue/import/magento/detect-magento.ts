import { hasHeader } from 'catalogue-io';
import { listHeaders, type MagentoList, magentoLists } from './import-magento-lists.ts';
import { reviewHeader } from './import-magento-reviews.ts';

/** Which of Magento's files beside the products this is; nothing when it is none. */
export async function detectMagentoFile(path: string): Promise<MagentoList | 'magento-reviews' | undefined> {
  for (const list of magentoLists) if (await hasHeader(path, signsOf(list))) return list;
  return (await hasHeader(path, reviewHeader)) ? 'magento-reviews' : undefined;
}

/** A name and a path are in anybody's table; how a category is shown only in Magento's. */
const signsOf = (list: MagentoList) =>
  list === 'magento-categories'
    ? {
        ...listHeaders[list],
        required: [...listHeaders[list].required, { title: 'is_anchor', names: ['is_anchor'] }],
      }
    : listHeaders[list];
