// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { companyRoutes } from './terms/company.routes.ts';
