import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/web-manifest';

/** Name, icons and colours for whoever puts the shop on the home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site, language } = context.get(siteContext);
  const manifest = {
    name: site.name,
    short_name: site.name,
    lang: language.code2,
    start_url: '/',
    display: 'standalone',
    background_color: '#FBFAF6',
    theme_color: '#0E3733',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
