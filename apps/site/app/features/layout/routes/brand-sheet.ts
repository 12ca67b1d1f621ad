import { brandPalette } from '@izlog/contract/cms/brand-palette';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { brandSheet } from '../brand-sheet.ts';
import type { Route } from './+types/brand-sheet';

/** The colours of a shop as a stylesheet of its own: pages take no styles but from files (option BrandColor). */
export function loader({ params: { color } }: Route.LoaderArgs): Response {
  const palette = brandPalette(`#${color}`);
  if (!palette) throw notFound();
  return new Response(brandSheet(palette), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
