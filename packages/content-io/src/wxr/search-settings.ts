import type { PostRecord } from '../content-record.ts';
import { plainTextOf } from '../html/plain-text-of.ts';

/** What a post tells search engines; empty texts where it says nothing of its own. */
export interface SearchSettings {
  title: string;
  description: string;
  /** It asked not to be found. */
  noIndex: boolean;
}

/** The fields in which Yoast, Rank Math, SEOPress, All in One SEO and Genesis (The SEO Framework) keep it. */
const titles = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_aioseop_title'],
  '_genesis_title',
];
const descriptions = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description'],
  ...['_aioseop_description', '_genesis_description'],
];
const hides: Readonly<Record<string, RegExp>> = {
  // 2 is "index" whatever the rest of the site says.
  '_yoast_wpseo_meta-robots-noindex': /^1$/,
  // A list as PHP writes it.
  rank_math_robots: /"noindex"/,
  _seopress_robots_index: /^(?:yes|1)$/,
  _aioseo_noindex: /^(?:on|1|true)$/,
  _aioseop_noindex: /^(?:on|1|true)$/,
  _genesis_noindex: /^1$/,
};

/** What the plug-ins for search engines that most sites have say of a post. Texts made of variables are left out. */
export function searchSettings({ meta }: Pick<PostRecord, 'meta'>): SearchSettings {
  const text = (names: readonly string[]) =>
    names
      .map((name) => meta[name]?.trim() ?? '')
      .filter((value) => value !== '' && !/%%|%\w+%|#\w+_\w+/.test(value))
      .map(plainTextOf)[0] ?? '';
  return {
    title: text(titles),
    description: text(descriptions),
    noIndex: Object.entries(hides).some(([name, says]) => says.test(meta[name]?.trim() ?? '')),
  };
}
