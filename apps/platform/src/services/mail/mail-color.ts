/** Text colour that can be read on `#rrggbb`: white or nearly black, whichever has more contrast. */
export function onColor(color: string): string {
  return luminance(color) > 0.18 ? '#181B19' : '#FFFFFF';
}

/** The colour made light enough for links on a dark ground, by mixing in white until it has a contrast of 7 : 1. */
export function onDark(color: string): string {
  const ground = luminance('#1A1F1D');
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(color, share);
    if ((luminance(mixed) + 0.05) / (ground + 0.05) >= 7) return mixed;
  }
  return '#FFFFFF';
}

function mix(color: string, white: number): string {
  const parts = channels(color).map((part) => Math.round(part + (255 - part) * white));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
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
