import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** Most bytes of the client in a browser, minified and compressed (DOOR-04). */
const most = 15_000;

test('[DOOR-04] the client is small in a browser, and brings no schema library along', async () => {
  const input = new URL('../../../../packages/client/src/index.ts', import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'es', minify: true });

  expect(output).toHaveLength(1);
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThan(most);
  expect(Object.keys(output[0].modules).filter((module) => module.includes('node_modules/zod'))).toEqual([]);
});
