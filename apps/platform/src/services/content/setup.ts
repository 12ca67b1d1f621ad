// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { addRedirects } from './addresses/redirects.ts';
export { calendarRoutes } from './calendar/calendar.routes.ts';
export { cmsRoutes } from './cms.routes.ts';
export { commentRoutes } from './comments/comments.routes.ts';
export { importComments } from './comments/import-comments.ts';
export { formRoutes } from './forms/forms.routes.ts';
export type { ContentReport } from './import/content-report.ts';
export { importWordpress, type WordpressRequest } from './import/import-wordpress.ts';
export { importRoutes } from './import/imports.routes.ts';
