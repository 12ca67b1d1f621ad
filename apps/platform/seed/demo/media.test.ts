import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';

test.each(await readDemoShops())(
  '[SHELL-004] every picture of $name has a file that is one SVG drawing, without script, text or outside links',
  ({ folder, media }) => {
    const drawings = new URL('media/', folder);
    const files = media.map(({ file }) => file);

    expect(files.sort()).toEqual(readdirSync(drawings).sort());
    for (const file of files) {
      const source = readFileSync(new URL(file, drawings), 'utf8');
      expect(source, file).toMatch(/viewBox="0 0 \d+ \d+"/);
      expect(source, file).not.toMatch(/<script|<text|<image|href=|font-family|on\w+=/i);
      expect(openTags(source), file).toEqual([]);
    }
  },
);

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
