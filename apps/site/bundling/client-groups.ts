import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Our own code, but no stylesheets: those bring their own files, so that the order of the layers stays what the one of all
 * screens says. That one is the root's; in a file with other scripts it would be named once more by every route.
 */
const ours = /[\\/](app|contract)[\\/](?!root\.tsx|.*\.css$)/;

/**
 * The files of the browser's build. Few: each is compressed alone, so that three files weigh a tenth more than one of them
 * all. But nothing comes along that the screens most visits begin with would not use.
 */
export const clientGroups: Rolldown.CodeSplittingGroup[] = [
  // Named one by one, so that a library of few screens never comes along on all of them.
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^\0(react-by-name:|rolldown[\\/]runtime)/,
    priority: 5,
  },
  group(
    'shared',
    4,
    ({ frame, page, list, product }, id) =>
      frame.has(id) || (page.has(id) && list.has(id) && product.has(id)),
  ),
  group('listing', 3, ({ list, blog }, id) => list.has(id) && blog.has(id)),
  group('reading', 3, ({ page, event }, id) => page.has(id) && event.has(id)),
  group('choosing', 2, ({ list, product }, id) => list.has(id) && product.has(id)),
  group('purchase', 1, ({ bundle, product }, id) => bundle.has(id) && product.has(id)),
];

type Screens = ReturnType<typeof readScreens>;
let screens: Screens | undefined;

/** A file of our own modules, after those of higher priority have taken theirs. */
function group(
  name: string,
  priority: number,
  isOf: (screens: Screens, id: string) => boolean,
): Rolldown.CodeSplittingGroup {
  const nameOf = (id: string, modules: Modules) => {
    screens ??= readScreens(modules);
    return isOf(screens, id) ? name : null;
  };
  return { name: nameOf, test: ours, priority };
}

/** What the frame of all pages, the screens most visits begin with and the window of a bundle are made of. */
function readScreens(modules: Modules) {
  return {
    frame: partsOf('root.tsx', modules),
    page: partsOf('routes/page.tsx', modules),
    list: partsOf('routes/shop.tsx', modules),
    blog: partsOf('routes/blog.tsx', modules),
    product: partsOf('routes/product.tsx', modules),
    event: partsOf('routes/event.tsx', modules),
    bundle: partsOf('features/product/bundle-window.tsx', modules),
  };
}

/** A module and all that it imports; not what it loads later. */
function partsOf(file: string, modules: Modules): ReadonlySet<string> {
  const start = fileURLToPath(new URL(`../app/${file}`, import.meta.url));
  if (!modules.getModuleInfo(start)) throw new Error(`The build knows no ${file}.`);
  const parts = new Set([start]);
  for (const id of parts)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) parts.add(imported);
  return parts;
}

/** The part of the build's preload list that is worth saying: what every page has loaded need not be fetched ahead. */
export const worthPreloading = (_file: string, files: string[]): string[] =>
  files.filter((file) => !/[\\/](vendor|shared|rolldown-runtime)-[^\\/]*$/.test(file));
