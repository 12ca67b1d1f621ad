import { unfold } from '../going/unfold.ts';
import { isButtonOfEditor } from '../page/mark-field.ts';

/** Something of the page that not everybody can use, and where. */
export interface LiveFault {
  rule: string;
  element: HTMLElement;
}

/**
 * Asks axe, which is fetched for this alone, what of the page's own content not everybody can use. While a modal window is
 * open axe takes the page behind it for out of reach: it is asked before. `serious` is what somebody cannot use at all, or hardly.
 */
export async function checkPage(which: 'all' | 'serious' = 'all'): Promise<LiveFault[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await withoutRest(() =>
    axe.run(
      { include: [['main']], exclude: [['.edpanel'], ['.rail'], ['.ed-hidden']] },
      {
        runOnly: which === 'all' ? [...tags, 'best-practice'] : tags,
        resultTypes: ['violations'],
        elementRef: true,
        // Styles of other origins are none of the page's, and what axe makes of them the policy of the page refuses.
        preload: false,
        // What the editor itself hangs on the page while it edits; and see below.
        rules: { tabindex: { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
      },
    ),
  );
  return violations
    .filter(({ impact }) => which === 'all' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.flatMap(({ element }) =>
        element instanceof HTMLElement && !(id === 'nested-interactive' && isButtonOfEditor(element))
          ? [{ rule: id, element }]
          : [],
      ),
    );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Puts what was found into sight, and the focus there or on the field around it. */
export function goToFault({ element }: Pick<LiveFault, 'element'>): void {
  unfold(element);
  element.scrollIntoView({ block: 'center' });
  const field = element.closest<HTMLElement>('.is-field') ?? element.querySelector<HTMLElement>('.is-field');
  const target = field ?? element;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  // What takes no focus by itself takes it this once.
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Does something for which every section must be there: those that are far rest otherwise (sections/rest-far.ts). */
async function withoutRest<T>(act: () => Promise<T>): Promise<T> {
  const { classList } = document.documentElement;
  classList.add('is-whole');
  try {
    return await act();
  } finally {
    classList.remove('is-whole');
  }
}
