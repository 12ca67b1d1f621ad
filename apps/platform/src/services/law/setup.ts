// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog.
export { lawRoutes } from './law.routes.ts';
export { readLawList } from './read-law-list.ts';
