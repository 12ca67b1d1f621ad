import {
  createDraft,
  deleteDraft as deleteEndpoint,
  filterDrafts as filterEndpoint,
  findDraftBuyers,
  findDraftProducts,
  getDraft,
  placeDraft as placeEndpoint,
  sendDraft as sendEndpoint,
  takeBackDraft as takeBackEndpoint,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { acceptOffer as acceptEndpoint, getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { beginEdit } from '../edits/begin-edit.ts';
import { confirmEdit } from '../edits/confirm-edit.ts';
import { filterDrafts } from './filter-drafts.ts';
import { findBuyers, findProducts } from './find-for-draft.ts';
import { acceptOffer, readOffer } from './offer.ts';
import { draftPart } from './personal-drafts.ts';
import { placeDraft, sendDraft, takeBackDraft } from './place-draft.ts';
import { beginDraft, deleteDraft, readDraft, saveDraft } from './save-draft.ts';

/** Orders for those who call: drafts of staff, and the offers that customers get of them. */
export function draftRoutes(kernel: Kernel): Route[] {
  kernel.personalData.add(draftPart);
  return [
    route(filterEndpoint, filterDrafts),
    route(getDraft, (ctx, input) => readDraft(kernel, ctx, input)),
    route(createDraft, (ctx, input) => beginDraft(kernel, ctx, input)),
    route(updateDraft, (ctx, input) => saveDraft(kernel, ctx, input)),
    route(deleteEndpoint, deleteDraft),
    route(sendEndpoint, (ctx, input) => sendDraft(kernel, ctx, input)),
    route(takeBackEndpoint, (ctx, input) => takeBackDraft(kernel, ctx, input)),
    route(placeEndpoint, (ctx, input) => placeDraft(kernel, ctx, input)),
    route(beginOrderEdit, (ctx, input) => beginEdit(kernel, ctx, input)),
    route(confirmOrderEdit, (ctx, input) => confirmEdit(kernel, ctx, input)),
    route(findDraftProducts, findProducts),
    route(findDraftBuyers, findBuyers),
    route(getOffer, (ctx, input) => readOffer(kernel, ctx, input)),
    route(acceptEndpoint, (ctx, input) => acceptOffer(kernel, ctx, input)),
  ].map(onlyInShops);
}
