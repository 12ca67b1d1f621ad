import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@izlog/platform/kernel/version';

/** So that an editor reads what stands in the folder as the program does. */
const settings = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
  },
};

/**
 * Writes a new extension into the folder of extensions, which is made with the settings of the compiler beside it. Returns the
 * files it wrote. Throws with words for people when the name is taken or wrong.
 */
export function newExtension(name: string, folder: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error('An extension is named in small letters, digits and hyphens, as loyalty-points.');
  const own = join(folder, name);
  if (existsSync(own)) throw new Error(`There is ${own} already.`);
  mkdirSync(own, { recursive: true });
  const files = [join(own, 'extension.ts')];
  writeFileSync(join(own, 'extension.ts'), source(name));
  const config = join(folder, 'tsconfig.json');
  if (existsSync(config)) return files;
  writeFileSync(config, `${JSON.stringify(settings, undefined, 2)}\n`);
  return [...files, config];
}

const source = (name: string): string => `import { defineExtension } from '@izlog/extension';

export default defineExtension({
  name: '${name}',
  version: '1.0.0',
  needs: '${version}',
  maker: '',
  words: {
    en: {
      title: '${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}',
      about: 'TODO: what a shop has of it, in a sentence.',
      why: { 'orders.read': 'TODO: why it reads orders.' },
    },
  },
  rights: { reads: ['orders.read'] },
  on: {
    async 'order.placed'(event, shop) {
      const order = await shop.call('GET /api/v2/ecommerce/order/get/{slug}', { slug: event.data.number });
      console.log('placed', order.slug);
    },
  },
});
`;
