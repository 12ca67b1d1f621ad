/** What the sitemap carries besides addresses (CMS-033). */
export interface SitemapOptions {
  hreflang: boolean;
  images: boolean;
}

/** Reads option SiteMapOptions, JSON such as `{"hreflang":true,"images":false}`; both are on unless switched off. */
export function sitemapOptions(value: string | undefined): SitemapOptions {
  try {
    const { hreflang, images } = (JSON.parse(value || '{}') ?? {}) as Partial<SitemapOptions>;
    return { hreflang: hreflang !== false, images: images !== false };
  } catch (error) {
    if (error instanceof SyntaxError) return { hreflang: true, images: true };
    throw error;
  }
}
