export { commentRoutes } from './comments.routes.ts';
export { forgetInComments } from './forget-author.ts';
export { type ImportedComment, importComments } from './import-comments.ts';
export { seedComment } from './seed-comment.ts';
