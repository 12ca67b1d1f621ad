import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoSites, mediaFolder } from './index.ts';

test('[SHELL-004] every picture has a file that is one SVG drawing of the stated size, without script, text or outside links', () => {
  const listed = new Map(
    demoSites.flatMap((site) => site.media.map((one) => [one.file as string, one] as const)),
  );

  expect([...listed.keys()].sort()).toEqual(readdirSync(mediaFolder).sort());
  for (const [file, { width, height }] of listed) {
    const source = readFileSync(new URL(file, mediaFolder), 'utf8');
    expect(source, file).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(source, file).not.toMatch(/<script|<text|<image|href=|font-family|on\w+=/i);
    expect(openTags(source), file).toEqual([]);
  }
});

function openTags(source: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of source.matchAll(/<(\/?)([\w]+)[^<>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (closing) {
      if (open.pop() !== name) return [`unexpected </${name}>`];
    } else open.push(name);
  }
  return open;
}
