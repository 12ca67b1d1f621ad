import { listPlaceLists } from '@izlog/contract/ecommerce/pickup-place-resource';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { listName } from './place-look.ts';

/** A list of pick-up places that a way of delivery can name. */
export interface PlaceList {
  code: string;
  name: string;
  places: number;
  isOwn: boolean;
}

/** The lists of pick-up places by their names, those of the shop first. */
export async function loadPlaceLists(context: SiteContext): Promise<PlaceList[]> {
  const own = wordsOf(context)('places.ownList');
  return (await context.call(listPlaceLists, {}))
    .map((list) => ({ ...list, name: listName(list.code, own) }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
