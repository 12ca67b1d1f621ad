import type { Rolldown } from 'vite';

/**
 * The files of the browser's build, by the bundler's own groups: a group takes the modules that it names and all that they
 * import, unless one of higher priority has it. Few, because each file is compressed alone, so that three weigh a tenth more than one of them all; and only
 * what the screens most visits begin with have in common, because every visitor loads it (decision 065).
 */
export const clientGroups: Rolldown.CodeSplittingGroup[] = [
  // Named one by one, so that a library of few screens never comes along on all of them.
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 5,
  },
  // The frame of all pages, and tiles. Not the root itself: its stylesheet would be named once more by every route.
  group('shared', 4, [
    'document/announce-listening',
    'document/type-again',
    'features/account/door/account-watch',
    'features/catalog/door/tile',
    'features/consent/door/cookie-banner',
    'features/error/door/error-page',
    'features/error/door/error-page-guard',
    'features/layout/door/layout-switch',
    'kit/navigation/navigation-progress',
    'kit/navigation/use-prefetch-in-view',
    'kit/toasts/flashed-toasts',
    'features/product/door/bundle-dialog-host',
    'seo/meta',
    'styles/base/preload-fonts',
    'ui/breadcrumbs',
  ]),
  // What is read: texts with their pictures, icons and products.
  group('reading', 3, [
    'features/catalog/door/inline-product',
    'rich/rich-text',
    'rich/sanitised-html',
    'ui/icons/any-icon',
  ]),
  // What long lists have: products, posts, events.
  group('listing', 3, ['kit/navigation/more-pages', 'ui/empty-state', 'ui/controls/pagination']),
  // What is chosen from: filters of a list, variants of a product.
  group('choosing', 2, ['ui/controls/option-choice', 'ui/controls/text-input']),
  // What a product and the window of a bundle have in common.
  group('purchase', 1, [
    'features/product/choices/axis-choices',
    'features/product/product-fields',
    'features/product/purchase-of',
    'features/product/shown-product',
    'features/product/stock-badge',
  ]),
  // What visitors say of products and posts.
  group('comments', 1, [
    'features/comments/door/comments-section',
    'features/visitor-forms/door/send-path',
    'ui/controls/stars',
  ]),
  // Events and posts in a row, as sections and their own lists show them.
  group('rows', 1, [
    'features/blog/door/post-card-props',
    'features/events/door/event-row-props',
    'ui/controls/more-link',
  ]),
  // What all forms have in common, the one for the newsletter on home pages too.
  group('form', 0, [
    'features/visitor-forms/visitor-form-consents',
    'kit/captcha/captcha-field',
    'kit/forms/form-frame',
    'kit/forms/use-sent-form',
    'kit/toasts/toasts',
  ]),
];

/** A file that begins with these modules, named from `app`. */
function group(name: string, priority: number, modules: readonly string[]): Rolldown.CodeSplittingGroup {
  const paths = modules.map((module) => module.replaceAll('/', '[\\\\/]')).join('|');
  return { name, priority, test: new RegExp(`[\\\\/]app[\\\\/](${paths})\\.tsx?$`) };
}

/** The part of the build's preload list that is worth saying: what every page has loaded need not be fetched ahead. */
export const worthPreloading = (_file: string, files: string[]): string[] =>
  files.filter((file) => !/[\\/](vendor|shared|rolldown-runtime)-[^\\/]*$/.test(file));
