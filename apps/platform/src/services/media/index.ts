export { findPictures } from './find-pictures.ts';
export { mediaRoutes } from './media.routes.ts';
export { type NewFile, storeMedia } from './store-media.ts';
