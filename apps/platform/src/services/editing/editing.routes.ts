import { eventDelete, eventRestore } from '@izlog/contract/calendar/event-bin';
import { binRestore, pageDelete, postDelete, termDelete } from '@izlog/contract/cms/content/bin';
import { elementCreate } from '@izlog/contract/cms/content/element-create';
import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { termUpdate } from '@izlog/contract/cms/content/term-update';
import {
  previewLinkCreate,
  previewLinkFilter,
  previewLinkRead,
  previewLinkRevoke,
} from '@izlog/contract/cms/preview-link';
import { documentCreate, documentTranslate } from '@izlog/contract/editing/document-create';
import { documentFilter } from '@izlog/contract/editing/document-list';
import {
  editChanges,
  editDiff,
  editEvents,
  editState,
  editVersions,
} from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import {
  editCheck,
  editDiscard,
  editPublish,
  editRestore,
  editUnpublish,
} from '@izlog/contract/editing/edit-publish';
import { editSessionBegin, editSessionEnd } from '@izlog/contract/editing/edit-session';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { staleTranslations, translationState } from '@izlog/contract/editing/translation-state';
import { previewProduct } from '@izlog/contract/product/record/product-record-calls';
import type { FastifyReply } from 'fastify';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { listChanges } from './drafts/list-changes.ts';
import { takeOps } from './drafts/take-ops.ts';
import { defineFoldJobs } from './folding/fold-job.ts';
import { bringBack, moveToBin } from './lists/bin.ts';
import { createDocument, translateDocument } from './lists/create-document.ts';
import { filterDocuments } from './lists/filter-documents.ts';
import {
  createPreviewLink,
  filterPreviewLinks,
  linkToProduct,
  readPreviewLink,
  revokePreviewLink,
} from './previews/preview-links.ts';
import { discardDrafts } from './publishing/discard.ts';
import { checkDrafts } from './publishing/publish.ts';
import { unpublishNow } from './publishing/unpublish.ts';
import { readState } from './read-state.ts';
import { lateReleases } from './releases/late-releases.ts';
import { defineReleaseJob } from './releases/release-job.ts';
import { cancelRelease, filterReleases, publish, saveRelease } from './releases/save-release.ts';
import { beginSession, endSession } from './sessions/edit-session.ts';
import { readEvents } from './sessions/read-events.ts';
import { listStaleTranslations, readTranslationState } from './translations/stale.ts';
import { compareStates, filterVersions } from './versions/compare.ts';
import { restoreVersion } from './versions/restore.ts';
import { createElement, updateElement } from './writing/change-element.ts';
import { updatePost } from './writing/change-post.ts';
import { updateTerm } from './writing/change-term.ts';
import { etagOf, revisionIn } from './writing/must-match.ts';

/** Drafts, their changes, publishing, versions and releases. */
export function editingRoutes(kernel: Kernel): Route[] {
  defineReleaseJob(kernel);
  kernel.held.get(todoProviders).push(lateReleases);
  defineFoldJobs(kernel);
  return [
    route(editSessionBegin, beginSession),
    route(editSessionEnd, endSession),
    route(documentFilter, filterDocuments),
    route(documentCreate, createDocument),
    route(documentTranslate, translateDocument),
    route(pageDelete, (ctx, input) => moveToBin(ctx, 'page', input)),
    route(postDelete, (ctx, input) => moveToBin(ctx, 'post', input)),
    route(termDelete, (ctx, input) => moveToBin(ctx, 'term', input)),
    route(eventDelete, (ctx, input) => moveToBin(ctx, 'event', input)),
    route(binRestore, (ctx, input) => bringBack(ctx, 'content', input)),
    route(eventRestore, (ctx, input) => bringBack(ctx, 'event', input)),
    route(editState, readState),
    route(editOps, takeOps),
    route(editEvents, readEvents),
    route(editCheck, checkDrafts),
    route(editPublish, publish),
    route(editUnpublish, unpublishNow),
    route(editDiscard, discardDrafts),
    route(editRestore, restoreVersion),
    route(editChanges, listChanges),
    route(editVersions, filterVersions),
    route(editDiff, compareStates),
    route(translationState, readTranslationState),
    route(staleTranslations, listStaleTranslations),
    route(releaseFilter, filterReleases),
    route(releaseSave, saveRelease),
    route(releaseCancel, cancelRelease),
    route(previewLinkCreate, createPreviewLink),
    route(previewProduct, linkToProduct),
    route(previewLinkFilter, filterPreviewLinks),
    route(previewLinkRevoke, revokePreviewLink),
    route(previewLinkRead, readPreviewLink),
    route(termUpdate, updateTerm),
    rawRoute(elementCreate, async (ctx, input, _request, reply) =>
      saved(reply, await createElement(ctx, input)),
    ),
    rawRoute(elementUpdate, async (ctx, input, request, reply) =>
      saved(reply, await updateElement(ctx, input, revisionIn(request.headers['if-match']))),
    ),
    rawRoute(postUpdate, async (ctx, input, request, reply) =>
      saved(reply, await updatePost(ctx, input, revisionIn(request.headers['if-match']))),
    ),
  ];
}

/** Says the revision of what was saved, for the next `If-Match`. */
function saved<T extends { rev: number }>(reply: FastifyReply, data: T): { data: T } {
  reply.header('etag', etagOf(data.rev));
  return { data };
}
