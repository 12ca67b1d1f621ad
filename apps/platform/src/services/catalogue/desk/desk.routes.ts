import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import {
  getVariantUses,
  moveProductVariants,
  previewProductAxes,
  saveProductAxes,
} from '@izlog/contract/product/record/product-axes';
import { findProducts as findProductsEndpoint } from '@izlog/contract/product/record/product-find';
import { changeProductKind, previewProductKind } from '@izlog/contract/product/record/product-kind';
import {
  copyProductRecord,
  createProductRecord,
  deleteProductRecord,
  getProductHistory,
  getProductRecord,
  productChoices,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { countProductViews, filterProductRows } from '@izlog/contract/product/record/product-rows';
import {
  generateProductVariants,
  getProductVariants,
  updateProductVariants,
} from '@izlog/contract/product/record/product-variants';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { moveVariants } from '../axes/move-variants.ts';
import { previewAxes, saveAxes } from '../axes/save-axes.ts';
import { variantUses } from '../axes/variant-uses.ts';
import { changeKind, previewKind } from '../kinds/change-kind.ts';
import { listChoices } from './choices.ts';
import { copyRecord } from './copy-record.ts';
import { deleteRecord } from './delete-record.ts';
import { findProducts } from './find-products.ts';
import { getHistory } from './get-history.ts';
import { getRecord } from './get-record.ts';
import { countViews, filterProductsForStaff } from './list-desk.ts';
import { previewPrice } from './preview-price.ts';
import { createRecord, updateRecord } from './save-record.ts';
import { generateVariants, getVariants, updateVariants } from './variants.ts';

/** The calls with which staff keep products. */
export const deskRoutes: Route[] = [
  route(filterProductRows, filterProductsForStaff),
  route(countProductViews, countViews),
  route(findProductsEndpoint, findProducts),
  route(productChoices, listChoices),
  route(getProductRecord, getRecord),
  route(getProductHistory, getHistory),
  route(createProductRecord, createRecord),
  route(updateProductRecord, updateRecord),
  route(copyProductRecord, copyRecord),
  route(deleteProductRecord, deleteRecord),
  route(previewProductPrice, previewPrice),
  route(previewProductKind, previewKind),
  route(changeProductKind, changeKind),
  route(getProductVariants, (ctx, { id }) => getVariants(ctx, { id })),
  route(generateProductVariants, generateVariants),
  route(updateProductVariants, updateVariants),
  route(previewProductAxes, previewAxes),
  route(saveProductAxes, saveAxes),
  route(getVariantUses, variantUses),
  route(moveProductVariants, moveVariants),
];
