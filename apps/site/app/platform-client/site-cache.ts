import type { SiteSettings } from './site-context.ts';

const life = 60_000;

interface Entry {
  until: number;
  site: Promise<SiteSettings>;
}

/**
 * Remembers each host's settings for 60 seconds; parallel requests of a host share one question. A failed question is
 * not remembered. `now` gives milliseconds.
 */
export function createSiteCache(load: (host: string) => Promise<SiteSettings>, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  return {
    get(host: string): Promise<SiteSettings> {
      const known = entries.get(host);
      if (known && known.until > now()) return known.site;
      const entry = { until: now() + life, site: load(host) };
      // Names that nobody owns must not fill the memory.
      if (entries.size > 1000) entries.clear();
      entries.set(host, entry);
      entry.site.catch(() => {
        if (entries.get(host) === entry) entries.delete(host);
      });
      return entry.site;
    },
    /** Forgets every host, e.g. when an option changed. */
    clear: () => entries.clear(),
  };
}
