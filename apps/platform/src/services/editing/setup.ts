// What puts the platform together, and the command line: services.ts, apps/izlog. Services use index.ts.
export { editingRoutes } from './editing.routes.ts';
export { createDraftViews } from './previews/draft-views.ts';
export { listDueReleases } from './releases/release.queries.ts';
export { documentDoor } from './writing/import-documents.ts';
