/**
 * What a shop's own colour makes of the look (option BrandColor): the roles of the house's action colour, in light and in
 * dark, each readable where it is used (WCAG 2.2, 1.4.3). Colours are `#rrggbb`.
 */
export interface BrandPalette {
  light: BrandRoles;
  dark: BrandRoles;
}

interface BrandRoles {
  action: string;
  hover: string;
  press: string;
  onAction: string;
  wash: string;
  night: string;
  nightLine: string;
}

/** Grounds and inks of the house that the colour stands on or beside; the site's tokens have the same values. */
export const brandNeighbours = {
  light: { ground: '#fbfaf6', ink: '#181b19', onNight: '#f7f4ea', onNightSoft: '#bcd2cb', accent: '#f4b53c' },
  dark: { ground: '#121614', ink: '#f1efe7', onNight: '#f1efe7', onNightSoft: '#a9bfb8', accent: '#f2b84b' },
} as const;

/** What text must have to be read (AA). */
export const readable = 4.5;

/** The contrast that a colour has on the page and under white words, whichever is less; below 4.5 it cannot be a shop's. */
export function brandContrast(colour: string): number {
  return Math.min(contrastOf(colour, brandNeighbours.light.ground), contrastOf('#ffffff', colour));
}

/** The whole palette of a colour, or undefined for one that cannot be read. */
export function brandPalette(colour: string): BrandPalette | undefined {
  const brand = colour.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(brand) || brandContrast(brand) < readable) return undefined;
  const { light, dark } = brandNeighbours;
  const bright = lighten(brand, dark.ground);
  return {
    light: {
      action: brand,
      hover: mixed(brand, '#000000', 0.2),
      press: mixed(brand, '#000000', 0.4),
      onAction: '#ffffff',
      wash: washOf(brand, light),
      ...nightOf(brand, light),
    },
    dark: {
      action: bright,
      hover: mixed(bright, '#ffffff', 0.3),
      press: mixed(bright, '#ffffff', 0.55),
      onAction: readableOn(mixed(brand, '#000000', 0.7), bright),
      wash: washOf(bright, dark),
      ...nightOf(mixed(brand, '#000000', 0.5), dark),
    },
  };
}

/** How much two colours differ, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, with as much white as it needs to be read well on a dark page. */
function lighten(colour: string, ground: string): string {
  for (let share = 0.3; share < 1; share += 0.05) {
    const lighter = mixed(colour, '#ffffff', share);
    if (contrastOf(lighter, ground) >= 7.5) return lighter;
  }
  return '#ffffff';
}

/** A touch of the colour on the page, on which both it and the page's ink are still read. */
function washOf(colour: string, { ground, ink }: { ground: string; ink: string }): string {
  for (let share = 0.14; share > 0; share -= 0.02) {
    const wash = mixed(ground, colour, share);
    if (contrastOf(colour, wash) >= readable && contrastOf(ink, wash) >= 7) return wash;
  }
  return ground;
}

/** The shop front's deep ground: the colour, as dark as its three inks need it. */
function nightOf(
  colour: string,
  { onNight, onNightSoft, accent }: (typeof brandNeighbours)['light' | 'dark'],
): Pick<BrandRoles, 'night' | 'nightLine'> {
  const isDeep = (night: string) =>
    contrastOf(onNight, night) >= 7 && [onNightSoft, accent].every((ink) => contrastOf(ink, night) >= 5);
  for (let share = 0.35; share < 1; share += 0.05) {
    const night = mixed(colour, '#000000', share);
    if (isDeep(night)) return { night, nightLine: mixed(night, '#ffffff', 0.15) };
  }
  return { night: '#000000', nightLine: '#333333' };
}

const readableOn = (ink: string, ground: string): string =>
  contrastOf(ink, ground) >= readable ? ink : '#000000';

function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
