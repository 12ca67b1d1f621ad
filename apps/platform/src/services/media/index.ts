export { kindOfFile } from './file-kind.ts';
export { findPictures } from './find-pictures.ts';
export { type MediaUser, mediaUsers } from './gallery/media-users.ts';
export { findStored } from './media.queries.ts';
export { openMediaFile } from './open-media-file.ts';
export { type ImageOptions, type ImageSource, openImageSource } from './outside/image-source.ts';
export { originalKey } from './storage-keys.ts';
export { storeMedia } from './store-media.ts';
export { formUploads } from './uploads/visitor-uploads.ts';
