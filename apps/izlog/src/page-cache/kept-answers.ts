import { besideTheAnswer, type Transport } from '@izlog/contract/client';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { termFilterStandard } from '@izlog/contract/cms/content/term-filter-standard';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { tagFilter } from '@izlog/contract/product/tag-filter';

/** Reads whose input is too large for an address. Every other POST may change something. */
const readsByPost = new Set<string>(
  [
    commentFilterStandard,
    commentGetOptions,
    elementGetByHandlers,
    gdprConsentFilter,
    postFilterStandard,
    termFilterStandard,
    categoryFilter,
    layeredNavigation,
    productFilter,
    tagFilter,
  ].map(({ path }) => path),
);

/** Headers that decide on the answer and are part of its key, and those that do not matter to it. */
const knownHeaders = new Set(['site', 'store', 'language', 'apikey', 'content-type', ...besideTheAnswer]);

/** Whether the answer to a call may be the same for others: a read, for a site, by a visitor of whom nothing is told. */
export function mayKeepAnswer({ method, url, headers }: Parameters<Transport>[0]): boolean {
  if (method !== 'GET' && !(method === 'POST' && readsByPost.has(url))) return false;
  return headers.site !== undefined && Object.keys(headers).every((name) => knownHeaders.has(name));
}
