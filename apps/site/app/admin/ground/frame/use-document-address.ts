import type { DocumentRef } from '@izlog/contract/editing/document';
import { useAddress } from '#site/links/staff-addresses.ts';

/** Where a document is written in the back office: in its language, and products and categories on screens of their own. */
export function useDocumentAddress(): (document: DocumentRef) => string {
  const address = useAddress();
  return ({ kind, id, language }) => {
    const params = { id: String(id) };
    if (kind === 'product') return address('adminProduct', params);
    if (kind === 'category') return address('adminCategory', params);
    return `${address('adminDocument', { kind, ...params })}?jezik=${language}`;
  };
}
