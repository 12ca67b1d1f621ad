import { expect, test } from 'vitest';
import { brandContrast, brandNeighbours, brandPalette, contrastOf } from './brand-palette.ts';

test('[CMS-027] every colour that is taken can be read in each of its roles, in light and in dark', () => {
  let taken = 0;
  for (let red = 0; red < 256; red += 25) {
    for (let green = 0; green < 256; green += 25) {
      for (let blue = 0; blue < 256; blue += 25) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const palette = brandPalette(colour);
        expect(palette === undefined, colour).toBe(brandContrast(colour) < 4.5);
        if (!palette) continue;
        taken++;
        for (const scheme of ['light', 'dark'] as const) {
          const { action, hover, press, onAction, wash, night } = palette[scheme];
          const { ground, ink, onNight, onNightSoft, accent } = brandNeighbours[scheme];
          const pairs = [
            [action, ground],
            [action, wash],
            [ink, wash],
            ...[action, hover, press].map((under) => [onAction, under]),
            ...[onNight, onNightSoft, accent].map((over) => [over, night]),
          ] as Array<[string, string]>;
          const worst = Math.min(...pairs.map(([one, other]) => contrastOf(one, other)));
          if (worst < 4.5) expect.fail(`${colour} in ${scheme}: ${JSON.stringify(palette[scheme])}`);
        }
      }
    }
  }
  expect(taken).toBeGreaterThan(400);
});

test('[CMS-027] yellow, white and what is no colour make no palette', () => {
  for (const colour of ['#ffd400', '#ffffff', 'purple', '#12345', '#0e3733;}'])
    expect(brandPalette(colour), colour).toBeUndefined();
  expect(brandContrast('#0a5650')).toBeGreaterThan(8);
});
