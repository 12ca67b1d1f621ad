/** Text colour that can be read (4.5 : 1) on `#rrggbb`: white, nearly black, or black where only that is dark enough. */
export function onColor(color: string): string {
  return ['#FFFFFF', '#181B19'].find((text) => contrast(text, color) >= 4.5) ?? '#000000';
}

/** The colour made dark enough for links on white, by mixing in black until it has a contrast of 4.5 : 1. */
export function onLight(color: string): string {
  return mixed(color, 0, (tried) => contrast(tried, '#FFFFFF') >= 4.5);
}

/** The colour made light enough for links on a dark ground, by mixing in white until it has a contrast of 7 : 1. */
export function onDark(color: string): string {
  return mixed(color, 255, (tried) => contrast(tried, '#1A1F1D') >= 7);
}

function mixed(color: string, end: 0 | 255, isEnough: (tried: string) => boolean): string {
  for (let tenths = 0; tenths < 10; tenths += 1) {
    const parts = channels(color).map((part) => Math.round(part + ((end - part) * tenths) / 10));
    const tried = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    if (isEnough(tried)) return tried;
  }
  return end === 0 ? '#000000' : '#FFFFFF';
}

/** Contrast of WCAG 2 between two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
