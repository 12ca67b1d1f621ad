export { defineAvailabilityJob, subscribeAvailability } from './availability.ts';
export { marketingRoutes } from './marketing.routes.ts';
