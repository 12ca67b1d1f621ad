// What puts the platform together: services.ts.
export { feedRoutes } from './feed.routes.ts';
