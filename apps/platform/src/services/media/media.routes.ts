import { fileGet } from '@izlog/contract/media/file-get';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { type Route, rawRoute } from '../../kernel/http/route.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createFileServer } from './serve-file.ts';
import { uploadFile } from './upload-file.ts';

/** Files: reading them in every size and format, and storing them. */
export function mediaRoutes(kernel: Kernel): Route[] {
  return [
    rawRoute(fileGet, createFileServer(kernel)),
    rawRoute(fileUpload, async (ctx, _input, request) => ({ data: await uploadFile(kernel, ctx, request) })),
  ];
}
