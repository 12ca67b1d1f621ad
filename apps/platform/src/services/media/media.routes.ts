import {
  directoryItemCreate,
  directoryItemDelete,
  directoryItemFilter,
  directoryItemMove,
} from '@izlog/contract/media/directory-item';
import { fileCrop } from '@izlog/contract/media/file-crop';
import { fileGet } from '@izlog/contract/media/file-get';
import { filePlaced } from '@izlog/contract/media/file-placed';
import { fileDetails, fileUpdate } from '@izlog/contract/media/file-update';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { fileWays } from '@izlog/contract/media/file-ways';
import {
  fileAddFromBucket,
  fileAddFromBucketPublic,
  fileGetUploadUrl,
  filePut,
  fileReplace,
} from '@izlog/contract/media/upload';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { openCutSigner } from './cut-signer.ts';
import { defineDirectPictures } from './direct/draw-direct.ts';
import { openDirectAddresses } from './direct/open-address.ts';
import { createFolder, deleteItems, moveItems } from './gallery/change-folders.ts';
import { cropFile } from './gallery/crop-file.ts';
import { filterGallery } from './gallery/filter-gallery.ts';
import { placeFile } from './gallery/place-file.ts';
import { getFileDetails, updateFile } from './gallery/update-file.ts';
import { defineMovingPictures } from './moving/find-moving.ts';
import { createFileServer } from './serve-file.ts';
import { addUpload, addVisitorUpload } from './uploads/add-upload.ts';
import { defineMediaCleanUp } from './uploads/clean-up.ts';
import { giveTicket } from './uploads/give-ticket.ts';
import { putPart } from './uploads/put-part.ts';
import { replaceFile } from './uploads/replace-file.ts';
import { uploadFile } from './uploads/upload-file.ts';

/** Files: reading them in every size and format, and storing them. */
export function mediaRoutes(kernel: Kernel): Route[] {
  openCutSigner(kernel);
  openDirectAddresses(kernel);
  defineDirectPictures(kernel);
  defineMediaCleanUp(kernel);
  defineMovingPictures(kernel);
  return [
    rawRoute(fileGet, createFileServer(kernel)),
    route(fileGetUploadUrl, (ctx, input) => giveTicket(kernel, ctx, input)),
    rawRoute(filePut, async (ctx, input, request) => ({ data: await putPart(kernel, ctx, input, request) })),
    route(fileAddFromBucket, (ctx, { directory, ...input }) =>
      addUpload(kernel, ctx, { ...input, folderId: directory ?? null }),
    ),
    route(fileReplace, (ctx, input) => replaceFile(kernel, ctx, input)),
    route(fileAddFromBucketPublic, (ctx, input) => addVisitorUpload(kernel, ctx, input)),
    route(fileDetails, getFileDetails),
    route(fileWays, async () => ({ uploadOrigin: kernel.storage.uploadOrigin })),
    route(fileUpdate, updateFile),
    route(filePlaced, placeFile),
    route(fileCrop, (ctx, input) => cropFile(kernel, ctx, input)),
    route(directoryItemFilter, filterGallery),
    route(directoryItemCreate, createFolder),
    route(directoryItemMove, moveItems),
    route(directoryItemDelete, deleteItems),
    rawRoute(fileUpload, async (ctx, _input, request) => ({ data: await uploadFile(kernel, ctx, request) })),
  ];
}
