import { expect, test } from 'vitest';
import { type Manifest, packedManifest } from './packed-manifest.ts';

const good: Manifest = {
  name: 'kettle',
  version: '1.2.3',
  private: true,
  description: 'Boils water.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  exports: { '.': './src/index.ts', './words/*.json': './src/words/*.json', './test/*': './test/*.ts' },
  dependencies: { cup: '*', zod: '^4.0.0' },
};

test('[REL-10] a packed package asks for its neighbour by version, and leads to compiled files', () => {
  expect(packedManifest(good, new Map([['cup', '0.9.0']]))).toEqual({
    ...{ name: 'kettle', version: '1.2.3', description: 'Boils water.', license: 'MIT', type: 'module' },
    engines: { node: '>=20' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './words/*.json': './dist/words/*.json',
      './package.json': './package.json',
    },
    files: ['dist', 'src'],
    dependencies: { cup: '^0.9.0', zod: '^4.0.0' },
  });
});

test.for([
  ['no licence', { license: undefined }, 'kettle: package.json has no "license".'],
  ['no description', { description: '' }, 'kettle: package.json has no "description".'],
  ['no Node', { engines: {} }, 'kettle: package.json does not say which Node it needs.'],
  ['no ES modules', { type: 'commonjs' }, 'kettle: only ES modules can be packed.'],
  [
    'an entry elsewhere',
    { exports: { '.': './index.ts' } },
    'kettle: exports "./index.ts", which is not below ./src.',
  ],
] as const)('[REL-10] a package that could not be used elsewhere is not packed: %s', ([, change, fault]) => {
  expect(() => packedManifest({ ...good, ...change } as Manifest, new Map())).toThrow(fault);
});
