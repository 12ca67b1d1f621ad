import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/web-manifest';

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * Name, icons and colours for anyone who puts the shop on the home screen; with `start=card` for anyone who puts the member card
 * there, which is then a thing of its own beside the shop.
 */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { site, language } = context.get(siteContext);
  const { messages, locale } = catalogueOf(language.code2);
  const cardTitle = textOf(messages, locale, 'card.title');
  const cardPath = pathTo('memberCard', {}, language);
  const isCard = url.searchParams.get('start') === 'card';
  const start = isCard ? cardPath : '/';
  const manifest = {
    id: start,
    name: isCard ? `${site.name}: ${cardTitle}` : site.name,
    short_name: isCard ? cardTitle : site.name,
    lang: language.code2,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#FBFAF6',
    theme_color: '#0E3733',
    icons,
    ...(!isCard && { shortcuts: [{ name: cardTitle, url: cardPath, icons: [icons[1]] }] }),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
