import type { Redirect } from './shape-content.ts';

/** Paths of the former site that people have bookmarked (CMS-037). */
export const redirects: Redirect[] = [
  { from: '/usluge/studije', to: '/shop/investicijske-studije', status: 301 },
  { from: '/vodic-2025', to: '/product/vodic-kroz-eu-fondove-2026', status: 302 },
];
