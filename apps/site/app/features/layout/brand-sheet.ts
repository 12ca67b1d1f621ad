import type { BrandPalette } from '@izlog/contract/cms/brand-palette';

/** The tokens of a shop's own colour (styles/base/tokens.css). The rules of high contrast are stronger, and hold on top of them. */
export function brandSheet({ light, dark }: BrandPalette): string {
  const tokens: Record<string, string> = {
    action: both(light.action, dark.action),
    'action-hover': both(light.hover, dark.hover),
    'action-press': both(light.press, dark.press),
    'on-action': both(light.onAction, dark.onAction),
    'action-wash': both(light.wash, dark.wash),
    night: both(light.night, dark.night),
    'night-line': both(light.nightLine, dark.nightLine),
    awning: light.action,
  };
  const lines = Object.entries(tokens).map(([role, value]) => `--color-${role}:${value}`);
  return `@layer theme{:root{${lines.join(';')}}}`;
}

const both = (light: string, dark: string): string => `light-dark(${light},${dark})`;
