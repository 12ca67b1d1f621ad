/** A drawn barcode: bars as an SVG path in modules, one high as `height`, with the quiet zones the scanners need. */
export interface Bars {
  width: number;
  path: string;
  /** The code as people read it. */
  text: string;
}

/** Height of the drawing in its own units; it is stretched to what the screen gives. */
export const barsHeight = 40;

/** Draws runs of modules, dark and light in turn, beginning with dark at `start`. */
export function pathOf(runs: Iterable<number>, start: number): { path: string; end: number } {
  let at = start;
  let isDark = true;
  let path = '';
  for (const run of runs) {
    if (isDark) path += `M${at} 0h${run}v${barsHeight}h-${run}z`;
    at += run;
    isDark = !isDark;
  }
  return { path, end: at };
}
