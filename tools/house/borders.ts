import type { Rule } from './fault.ts';
import { backOffice, features, type House, houses, roomOf, services } from './floors.ts';
import { type Import, isTest, type Tree } from './tree.ts';

/** A rule about single imports: broken where `from` matches the importing file, `to` what it imports, and nothing excuses it. */
interface Border {
  id: string;
  says: string;
  from: RegExp;
  to: RegExp;
  /** Files that are not bound. */
  except?: RegExp;
  /** Tests keep it too. */
  binds?: 'tests too';
  isFine?(file: string, found: Import): boolean;
}

const staff = /^apps\/site\/app\/(admin|routes\/admin)\//;

const borders: readonly Border[] = [
  {
    id: 'the contract stands alone',
    says: 'The contract imports zod and itself only.',
    from: /^packages\/contract\/src\//,
    to: /./,
    isFine: (_file, { target }) => target === 'zod' || target.startsWith('packages/contract/'),
  },
  {
    id: 'acts of staff are done once',
    says: 'A form of staff stands in the frame of admin/ground/frame/once, which gives it the key under which it is done once.',
    from: staff,
    to: /^apps\/site\/app\/kit\/forms\/form-frame\.tsx$/,
    // Before a login nobody has a key.
    except: /^apps\/site\/app\/admin\/(ground\/frame\/once|rooms\/login)\//,
  },
  {
    id: 'packages are for anybody',
    says: 'A package for other projects knows nothing of this house.',
    from: /^packages\/(bank-files|embedded-postgres|catalogue-index|catalogue-io|content-io|e-invoice|fiskalizacija)\//,
    to: /./,
    binds: 'tests too',
    isFine: (file, { target }) =>
      target.startsWith(file.split('/', 2).join('/')) || !/^(packages|apps|@izlog)\//.test(target),
  },
  {
    id: 'the platform knows no site',
    says: 'The platform never imports the site.',
    from: /^apps\/platform\//,
    to: /^apps\/site\//,
    binds: 'tests too',
  },
  {
    id: 'the site calls the platform',
    says: 'The site never imports the platform; it calls it through the contract.',
    from: /^apps\/site\//,
    to: /^apps\/platform\//,
    binds: 'tests too',
  },
  {
    id: 'one process knows both',
    says: 'Only apps/izlog (and tests beside the house) knows both apps.',
    from: /^apps\/(platform|site)\//,
    to: /^apps\/izlog\//,
    binds: 'tests too',
  },
  {
    id: 'the kernel knows no service',
    says: 'The kernel knows no service.',
    from: /^apps\/platform\/src\/kernel\//,
    to: /^apps\/platform\/src\/services\//,
  },
  {
    id: 'services have doors',
    says: "Another service is reached through its index.ts; only *.queries.ts may join another's *.tables.ts.",
    from: /^apps\/platform\/src\/services\//,
    to: /^apps\/platform\/src\/services\//,
    isFine: (file, { target }) =>
      isWithin(services, file, target) ||
      /^apps\/platform\/src\/services\/[^/]+\/index\.ts$/.test(target) ||
      (target.endsWith('.tables.ts') && /\.(queries|tables)\.ts$/.test(file)),
  },
  {
    id: 'tables know tables',
    says: 'Tables know only tables.',
    from: /^apps\/platform\/src\/services\/.*\.tables\.ts$/,
    to: /^apps\/platform\/src\/services\//,
    isFine: (_file, { target }) => target.endsWith('.tables.ts'),
  },
  {
    id: 'content has one door',
    says: 'What visitors read is written by publishing (services/editing, through the kinds of documents); imports and the seed go through its door: nothing else saves content.',
    from: /^apps\/(platform\/src|platform\/seed|izlog\/src)\//,
    to: /^apps\/platform\/src\/services\/content\/(items\/write-content|calendar\/save-event|documents\/content-documents|calendar\/event-documents)\.ts$/,
    except:
      /^apps\/platform\/src\/services\/content\/(index|documents\/content-documents|calendar\/event-documents)\.ts$/,
  },
  {
    id: 'queries know no routes',
    says: 'Queries know tables and rules, never routes.',
    from: /^apps\/platform\/src\/services\/.*\.queries\.ts$/,
    to: /^apps\/platform\/src\/services\//,
    isFine: (_file, { target }) => !target.endsWith('.routes.ts'),
  },
  {
    id: 'ui knows no feature',
    says: 'The site is layered: ui knows no kit, no feature and no route.',
    from: /^apps\/site\/app\/ui\//,
    to: /^apps\/site\/app\/(kit|features|admin|routes)\//,
  },
  {
    id: 'tools know no feature',
    says: 'The site is layered: editable, links, rich, seo, session, i18n and platform-client know no kit, no feature and no route.',
    from: /^apps\/site\/app\/(editable|links|rich|seo|session|i18n|platform-client)\//,
    to: /^apps\/site\/app\/(kit|features|admin|routes)\//,
  },
  {
    id: 'kit knows no feature',
    says: 'The site is layered: the kit (forms, toasts, captcha, frame) knows no feature and no route.',
    from: /^apps\/site\/app\/kit\//,
    to: /^apps\/site\/app\/(features|admin|routes)\//,
  },
  {
    id: 'routes are mounted',
    says: 'A route is named by app/routes.ts and app/i18n/data-routes.ts alone: no file of the site imports one.',
    from: /^apps\/site\/app\//,
    to: /^apps\/site\/app\/(routes|features\/[^/]+\/routes|admin\/rooms\/[^/]+\/routes|admin\/editing\/routes)\//,
    // Their types, which lie beside them.
    isFine: (_file, { target }) => target.includes('/+types/'),
  },
  {
    id: 'features have doors',
    says: 'A feature of the storefront is reached by others, routes too, through its door: a file in its folder `door`.',
    from: /^apps\/site\/app\//,
    to: /^apps\/site\/app\/features\//,
    isFine: (file, { target }) =>
      isWithin(features, file, target) || /^apps\/site\/app\/features\/[^/]+\/door\//.test(target),
  },
  {
    id: 'rooms of the back office have doors',
    says: 'A room of the back office is reached by others, routes too, through its door: a file in its folder `door`. What all stand on (admin/ground, admin/record) is open.',
    from: /^apps\/site\/app\//,
    to: /^apps\/site\/app\/admin\/(rooms|editing)\//,
    isFine: (file, { target }) =>
      isWithin(backOffice, file, target) ||
      /^apps\/site\/app\/admin\/(?:rooms\/[^/]+|editing)\/door\//.test(target),
  },
  {
    id: 'rooms register',
    says: 'What rooms give to the floors below them stands in admin/rooms.ts, which nothing in admin reads: the frame is given it by its route.',
    from: /^apps\/site\/app\/admin\/(ground|record|rooms|editing)\//,
    to: /^apps\/site\/app\/admin\/rooms\.ts$/,
  },
  {
    id: 'visitors get nothing of the staff',
    says: 'What staff see is reached by dynamic import or from a server file only: a visitor never downloads it.',
    from: /^apps\/site\/app\//,
    to: staff,
    isFine: (file, { target, isDynamic, isType }) =>
      isDynamic || isType || staff.test(file) || file.includes('.server.') || target.includes('.server.'),
  },
  {
    id: 'large libraries wait',
    says: 'Large libraries of the platform that a start does not need are loaded by dynamic import.',
    from: /^apps\/(platform|izlog)\/src\//,
    // Together they would make every start a third slower and every shop 45 MB larger.
    to: /^(@aws-sdk\/client-s3|@simplewebauthn\/server|bwip-js\/node|file-type|flydrive\/drivers\/s3|nodemailer|pdfkit|sharp)$/,
    isFine: (_file, { isDynamic, isType }) => isDynamic || isType,
  },
];

/** Names that climb out of three folders. */
export const noClimbing: Rule = {
  id: 'no import climbs',
  says: 'An import climbs two folders at most; what lies further has a full name (#site/…, #platform/…): a folder that moves changes none of its own.',
  places: [/./],
  faults: (tree) =>
    tree.files.flatMap((file) =>
      tree
        .imports(file)
        .filter(({ name }) => name.startsWith('../../../'))
        .map(({ name }) => ({ key: file, text: `${file} imports ${name}` })),
    ),
};

/** Who may import whom. */
export const borderRules: readonly Rule[] = borders.map((border) => ({
  id: border.id,
  says: border.says,
  places: [border.from, border.to, ...(border.except ? [border.except] : [])].flatMap(alternativesOf),
  faults: (tree) =>
    tree.files
      .filter((file) => isBound(border, file))
      .flatMap((file) =>
        tree
          .imports(file)
          .filter((found) => border.to.test(found.target) && !border.isFine?.(file, found))
          .map(({ target }) => ({
            key: `${placeOf(file)} → ${placeOf(target)}`,
            text: `${file} imports ${target}`,
          })),
      ),
}));

/** What a browser runs takes no schema. */
export const schemaRule: Rule = {
  id: 'browsers get no schemas',
  says: 'What a browser runs takes rules and types of the contract, no schemas: zod weighs as much as all our own code.',
  places: [/^apps\/site\/app\/.*\.tsx$/],
  faults(tree) {
    const withSchemas = contractFilesWithSchemas(tree);
    return [...browserFiles(tree)].flatMap((file) =>
      tree
        .imports(file)
        .filter(({ target, isType }) => !isType && withSchemas.has(target))
        .map(({ target }) => ({ key: file, text: `${file} imports ${target}` })),
    );
  },
};

/** Files of the contract that load zod when they are imported, by themselves or by what they import. */
function contractFilesWithSchemas(tree: Tree): Set<string> {
  const found = new Set(['zod']);
  const files = tree.files.filter((file) => file.startsWith('packages/contract/'));
  for (let known = 0; known !== found.size; ) {
    known = found.size;
    for (const file of files)
      if (tree.imports(file).some(({ target, isType }) => !isType && found.has(target))) found.add(file);
  }
  return found;
}

/** What screens of visitors are made of: their components, and all that these import. */
function browserFiles(tree: Tree): Set<string> {
  const found = new Set(tree.files.filter((file) => isForBrowsers(file) && file.endsWith('.tsx')));
  for (const file of found)
    for (const { target, isType } of tree.imports(file))
      if (!isType && isForBrowsers(target)) found.add(target);
  return found;
}

function isForBrowsers(path: string): boolean {
  return /^apps\/site\/app\/(?!testing\/)/.test(path) && !/\/routes\/|\.server\./.test(path) && !isTest(path);
}

/** `(a|b)/` as `a/` and `b/`: each of them has to match something. */
function alternativesOf(pattern: RegExp): RegExp[] {
  const group = /\(([^()]*)\)/.exec(pattern.source);
  if (!group) return [pattern];
  return (group[1] ?? '')
    .split('|')
    .flatMap((one) => alternativesOf(new RegExp(pattern.source.replace(group[0], () => one))));
}

function isBound({ from, except, binds }: Border, file: string): boolean {
  return from.test(file) && !except?.test(file) && (binds === 'tests too' || !isTest(file));
}

function isWithin(house: House, file: string, target: string): boolean {
  return roomOf(house, file) !== undefined && roomOf(house, file) === roomOf(house, target);
}

function placeOf(path: string): string {
  return (
    houses.map((house) => roomOf(house, path)).find((room) => room !== undefined) ??
    path.split('/').slice(0, 4).join('/')
  );
}
