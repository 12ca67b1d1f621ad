import type { Part } from '@izlog/contract/cms/content/part';

type Of = Pick<Part, 'handler' | 'options'>;

/** What stands around every page: no visitor reads a title of it. */
const around: readonly string[] = ['header-section', 'footer-section', 'cookie-section'];

/**
 * Whether a field says nothing where it is, or an option beside another one: chosen products have their own order, others
 * are not chosen.
 */
export function saysNothing({ handler, options }: Of, name: string): boolean {
  if (name === 'title') return around.includes(handler);
  if (handler !== 'products-list') return false;
  const isChosen = options.query === 'keys';
  return name === 'products' ? !isChosen : isChosen && (name === 'category' || name === 'sort');
}

/** Whether a list of a category has none: it shows products of the whole shop then. */
export const lacksCategory = ({ handler, options }: Of, name: string): boolean =>
  handler === 'products-list' && name === 'category' && options.query === 'category' && !options.category;
