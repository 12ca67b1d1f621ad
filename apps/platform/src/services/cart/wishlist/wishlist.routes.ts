import {
  filterWishes as filterWishesEndpoint,
  mergeWishes as mergeWishesEndpoint,
  toggleWish as toggleWishEndpoint,
} from '@izlog/contract/cms/wishlist';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { filterWishes, mergeWishes, toggleWish } from './wishlist.ts';

/** What customers wish for. */
export function wishlistRoutes(): Route[] {
  return [
    route(toggleWishEndpoint, toggleWish),
    route(mergeWishesEndpoint, mergeWishes),
    route(filterWishesEndpoint, filterWishes),
  ];
}
