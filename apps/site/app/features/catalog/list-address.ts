import { limits } from '@izlog/contract/limits';
import type { ListView } from './list-view.ts';

/** What of a list its address tells. */
export type ListState = Pick<ListView, 'path' | 'sort' | 'defaultSort' | 'limit' | 'chosen' | 'isFeatured'>;

/**
 * The address of a list in a state, its own page 1 unless another is given (CATALOG-034, CATALOG-037): defaults are left
 * out, each filter is a parameter named by its code, ranges of 0 to 0 are none (CATALOG-041).
 */
export function listAddress(state: ListState, page = 1): string {
  const query = new URLSearchParams();
  if (state.sort !== state.defaultSort) query.set('sort', state.sort);
  if (state.limit !== limits.productPageSize) query.set('limit', String(state.limit));
  if (state.isFeatured) query.set('featured', 'yes');
  for (const [code, value] of Object.entries(state.chosen)) {
    if (value !== '' && value !== '0,0') query.set(code, value);
  }
  if (page > 1) query.set('page', String(page));
  // A comma may stand in a query as it is, and addresses with it can be read.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? state.path : `${state.path}?${text}`;
}

/** A choice with a value more or less: `1,2` and 3 give `1,2,3`; the last one gone gives ''. */
export function toggleValue(chosen: string | undefined, id: number, isOn: boolean): string {
  const ids = (chosen ?? '').split(',').filter(Boolean);
  const others = ids.filter((one) => one !== String(id));
  return (isOn ? [...others, String(id)] : others).join(',');
}

/** How many filters are chosen (CATALOG-036). */
export const chosenCount = (chosen: ListState['chosen']): number =>
  Object.values(chosen).filter(Boolean).length;
