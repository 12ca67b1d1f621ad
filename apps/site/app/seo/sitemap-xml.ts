/** One address of the sitemap; paths are without the host, times ISO 8601. */
export interface SitemapEntry {
  path: string;
  updatedAt: string;
  alternates: Array<{ hreflang: string; path: string }>;
  images: string[];
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Text as XML may hold it. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An index of sitemaps; `paths` are those of its parts. */
export function sitemapIndexXml(
  origin: string,
  parts: ReadonlyArray<{ path: string; updatedAt: string | null }>,
): string {
  const items = parts.map(
    ({ path, updatedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>\n`;
}

/** One part of the sitemap with languages and pictures (CMS-032). */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map((entry) => {
    const links = entry.alternates.map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(origin + path)}"/>`,
    );
    const images = entry.images.map(
      (image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(origin + entry.path)}</loc><lastmod>${entry.updatedAt}</lastmod>${links.join('')}${images.join('')}</url>`;
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${declaration}<urlset ${spaces}>${items.join('')}</urlset>\n`;
}
