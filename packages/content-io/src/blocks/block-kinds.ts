/** Blocks that are a frame around others: what is in them stands where they stood. */
export const frames = new Set(['group', 'row', 'stack', 'grid', 'post-content', 'section', 'block-wrapper']);

/** Blocks that show what a site has elsewhere: they hold no words of their own. */
const renderedBySite =
  /^(?:post-|query|comment|comments|site-|latest-|template-part$|navigation|page-list|archives$|calendar$|categories$|tag-cloud$|search$|loginout$|rss$|avatar$|read-more$|home-link$|block$|pattern$|legacy-widget$|widget-group$|term-)/;

/** Blocks that hold nothing at all. */
const empty = new Set(['spacer', 'more', 'nextpage']);

/** Blocks whose text is shown as it stands, brackets too. */
export const literal = new Set(['code', 'preformatted', 'verse']);

export const isRenderedBySite = (name: string): boolean => renderedBySite.test(name);
export const isEmpty = (name: string): boolean => empty.has(name);

/** Blocks that show what stands at an address of another site. */
export const isEmbed = (name: string): boolean => name === 'embed' || name.startsWith('core-embed/');
