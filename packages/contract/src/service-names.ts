/** Services of the platform (API-002); each has paths `/api/{version}/{service}/…`. */
export const serviceNames = [
  'product',
  'cms',
  'ecommerce',
  'media',
  'user',
  'document',
  'smartDocument',
  'settings',
  'gdpr',
  'marketing',
  'calendar',
  'gaussbox',
] as const;

export type ServiceName = (typeof serviceNames)[number];
