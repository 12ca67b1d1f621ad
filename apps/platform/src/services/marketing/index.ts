export { marketingRoutes } from './marketing.routes.ts';
