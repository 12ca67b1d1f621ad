export { forgetMarketing } from './forget-marketing.ts';
export { marketingRoutes } from './marketing.routes.ts';
