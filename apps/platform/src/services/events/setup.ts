// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog.
export { eventRoutes } from './events.routes.ts';
