// What puts the platform together: services.ts. Services use index.ts.
export { editingRoutes } from './editing.routes.ts';
export { createDraftViews } from './previews/draft-views.ts';
