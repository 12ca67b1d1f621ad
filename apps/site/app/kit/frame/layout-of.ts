/** Layouts of the site: with header and footer, or the frames of their own that back office and checkout bring along. */
export type LayoutName = 'default' | 'admin' | 'checkout';

interface Declared {
  handle?: unknown;
}

/** The layout the innermost page declares with `handle = { layout }`; without one `default` (SHELL-041). */
export function layoutOf(matches: readonly Declared[]): LayoutName {
  for (const { handle } of matches.toReversed()) {
    const layout = (handle as { layout?: LayoutName } | undefined)?.layout;
    if (layout) return layout;
  }
  return 'default';
}
