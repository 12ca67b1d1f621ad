import { getProductGrid, saveProductGrid } from '@izlog/contract/product/record/product-grid';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { getGrid } from './get-grid.ts';
import { saveGrid } from './save-grid.ts';

/** The calls of the grid in which staff write products as in a spreadsheet. */
export const gridRoutes: Route[] = [route(getProductGrid, getGrid), route(saveProductGrid, saveGrid)];
