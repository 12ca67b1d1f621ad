import {
  directoryItemCreate,
  directoryItemDelete,
  directoryItemFilter,
  directoryItemMove,
} from '@izlog/contract/media/directory-item';
import { fileGet } from '@izlog/contract/media/file-get';
import { fileDetails, fileUpdate } from '@izlog/contract/media/file-update';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { type Route, rawRoute, route } from '../../kernel/http/route.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createFolder, deleteItems, moveItems } from './gallery/change-folders.ts';
import { filterGallery } from './gallery/filter-gallery.ts';
import { getFileDetails, updateFile } from './gallery/update-file.ts';
import { createFileServer } from './serve-file.ts';
import { uploadFile } from './upload-file.ts';

/** Files: reading them in every size and format, and storing them. */
export function mediaRoutes(kernel: Kernel): Route[] {
  return [
    rawRoute(fileGet, createFileServer(kernel)),
    route(fileDetails, getFileDetails),
    route(fileUpdate, updateFile),
    route(directoryItemFilter, filterGallery),
    route(directoryItemCreate, createFolder),
    route(directoryItemMove, moveItems),
    route(directoryItemDelete, deleteItems),
    rawRoute(fileUpload, async (ctx, _input, request) => ({ data: await uploadFile(kernel, ctx, request) })),
  ];
}
