// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { checkMailServer } from './check-mail-server.ts';
export { defineMailJobs } from './mail-jobs.ts';
export { mountOutboxPage } from './outbox-page.ts';
export { canOpenPassword } from './server/shop-transport.ts';
export { mailRoutes } from './words/mail-words.routes.ts';
