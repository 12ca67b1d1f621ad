import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { readLawList } from './read-law-list.ts';

/** What the law asks of the shop. */
export const lawRoutes = (): Route[] => [route(getLawList, readLawList)];
