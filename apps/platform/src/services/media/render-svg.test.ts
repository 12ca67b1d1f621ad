import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureFacts } from './picture-facts.ts';
import { drawSvg } from './render-svg.ts';

const shared = fileURLToPath(new URL('../../../../../../shared/data/security/uploads/', import.meta.url));

const svg = (inner: string, attributes = 'width="400" height="200"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
const draw = (bytes: Buffer, longest?: number) => drawSvg({ bytes, width: 100, height: 100 }, longest);
const reasonOf = (bytes: Buffer, longest?: number) =>
  draw(bytes, longest).then(
    () => 'drawn',
    (error) => error.payload?.reason,
  );

/** Time in ms for what is rendered at once: only a hang takes it. */
const aBusyMachine = 150_000;

/** Groups that each use the one before ten times: ten lines, 10^levels drawings. */
const bomb = (levels: number, wrap = (uses: string) => uses) =>
  svg(
    `<g id="l0"><circle r="5"/></g>${Array.from({ length: levels }, (_, level) =>
      wrap(`<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`),
    ).join('')}`,
  );

test('a drawing is drawn as it was, in a box and never enlarged', async () => {
  const picture = svg('<rect width="200" height="200" fill="#f00"/>');

  const { png, width, height } = await drawSvg({ bytes: picture, width: 100, height: 100 });
  const small = await drawSvg({ bytes: svg('', 'width="20" height="10"'), width: 100, height: 100 });

  expect({ width, height }).toEqual({ width: 400, height: 200 });
  expect(await sharp(png).metadata()).toMatchObject({ width: 100, height: 50, format: 'png' });
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  expect(await sharp(small.png).metadata()).toMatchObject({ width: 20, height: 10 });
  expect(await readPictureFacts(picture)).toMatchObject({ width: 400, height: 200, color: '#ff0000' });
});

test('a drawing that uses itself tenfold, stands too deep, has too many elements or explodes is refused before it is drawn', async () => {
  const started = performance.now();

  expect(await reasonOf(bomb(9))).toContain('(drawn)');
  expect(await reasonOf(svg('<g>'.repeat(300) + '</g>'.repeat(300)))).toContain('(nesting)');
  expect(await reasonOf(svg('<path d="M0 0"/>'.repeat(60_000)))).toContain('(elements)');
  expect(await reasonOf(svg(`<desc>${'x'.repeat(5 * 1024 * 1024)}</desc>`))).toContain('(bytes)');
  expect(await reasonOf(svg('<!--'.repeat(100_000)))).toContain('cut short');
  const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  expect(await reasonOf(Buffer.concat([Buffer.from(laughs), svg('<text>&b;</text>')]))).toContain(
    '(entities)',
  );
  expect(performance.now() - started).toBeLessThan(5000);
});

test('what a drawing may hold is drawn: uses and circles of them, the entities of drawing programs, a map of 20,000 paths', async () => {
  const named = Buffer.concat([
    Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>'),
    svg('<g><rect width="9" height="9"/></g>'),
  ]);
  const circle = svg(
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><rect width="5" height="5"/>',
  );

  const seen = (bytes: Buffer) => reasonOf(bytes, aBusyMachine);

  expect(await seen(bomb(3))).toBe('drawn');
  expect(await seen(named)).toBe('drawn');
  expect(await seen(circle)).not.toContain('too large');
  expect(await seen(svg('<path d="M0 0L9 9"/>'.repeat(20_000)))).toBe('drawn');
});

test('a drawing that takes too long is ended at its limit, and the next one is drawn', async () => {
  const slow = svg(
    `<filter id="f" x="0" y="0" width="1" height="1"><feMorphology operator="dilate" radius="900"/><feTurbulence numOctaves="9000" baseFrequency="0.9"/></filter>
     ${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(50)}`,
    'width="4000" height="4000"',
  );
  const started = performance.now();

  const reasons = await Promise.all([reasonOf(slow, 1500), reasonOf(svg('<rect width="9" height="9"/>'))]);

  expect(reasons).toEqual(['The drawing takes too long.', 'drawn']);
  expect(performance.now() - started).toBeLessThan(30_000);
});

test.runIf(existsSync(shared))(
  'drawings meant to do harm are drawn without it or refused, none for long',
  async () => {
    const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    );
    expect(files.length).toBeGreaterThan(5);

    for (const name of files) {
      const started = performance.now();
      const reason = await reasonOf(readFileSync(shared + name));
      expect({ name, reason, isSoon: performance.now() - started < 12_000 }).toMatchObject({
        name,
        reason: expect.any(String),
        isSoon: true,
      });
    }
  },
);
