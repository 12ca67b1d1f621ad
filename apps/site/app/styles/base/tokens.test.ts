import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = import.meta.dirname;
const read = (file: string) => readFileSync(`${styles}/${file}`, 'utf8');

type Scheme = 'light' | 'dark';

/** The value a colour role has in one colour scheme, as it stands in a stylesheet. */
function colourOf(css: string, role: string, scheme: Scheme): string | undefined {
  const value = css.match(new RegExp(`--color-${role}:\\s*([^;]+);`))?.[1];
  const both = value?.match(/light-dark\(([^,]+),\s*([^)]+)\)/);
  return (both ? both[scheme === 'light' ? 1 : 2] : value)?.trim();
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

// Every pair that is used for text, and the edges of controls.
const textPairs = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'action-wash'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'sunken'],
  ['ink-faint', 'ground'],
  ['ink-faint', 'sunken'],
  ['ink-faint', 'surface'],
  ['action', 'ground'],
  ['action', 'action-wash'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'action-press'],
  ['on-offer', 'offer'],
  ['offer-ink', 'ground'],
  ['offer-ink', 'offer-wash'],
  ['danger', 'ground'],
  ['danger', 'danger-wash'],
  ['on-danger', 'danger'],
  ['success', 'success-wash'],
  ['info', 'info-wash'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['night-accent', 'night'],
  ['edit', 'ground'],
  ['edit', 'edit-wash'],
  ['on-edit', 'edit'],
] as const;
const edgePairs = [
  ['line-strong', 'ground'],
  ['line-strong', 'sunken'],
  ['focus', 'ground'],
] as const;

const tokens = read('tokens.css');
const highContrast = read('contrast.css');

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each(textPairs)('%s can be read on %s (4.5 : 1), and at 7 : 1 in high contrast', (ink, ground) => {
    const colour = (role: string) => colourOf(tokens, role, scheme) ?? '';
    const strong = (role: string) => colourOf(highContrast, role, scheme) ?? colour(role);

    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strong(ink), strong(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(edgePairs)('the edge %s can be seen on %s (3 : 1)', (edge, ground) => {
    expect(
      contrast(colourOf(tokens, edge, scheme) ?? '', colourOf(tokens, ground, scheme) ?? ''),
    ).toBeGreaterThanOrEqual(3);
  });
});

test('the switch and the wish of the device give the same high contrast', () => {
  const [bySwitch, byDevice] = [...highContrast.matchAll(/\{\s*(--color-ground[^}]+)\}/g)].map((block) =>
    block[1]?.replaceAll(/\s+/g, ' '),
  );

  expect(bySwitch).toBeDefined();
  expect(byDevice).toBe(bySwitch);
});

test('no stylesheet but the tokens holds a colour of its own', () => {
  const others = readdirSync(`${styles}/..`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !/^base\/(tokens|contrast)\.css$/.test(file),
  );

  const holding = others.filter((file) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i.test(read(`../${file}`)),
  );

  expect(others.length).toBeGreaterThan(20);
  expect(holding).toEqual([]);
});
