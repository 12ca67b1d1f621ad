/** Something of the page that not everybody can use, and where. */
export interface LiveFault {
  rule: string;
  element: HTMLElement;
}

/** Asks axe, which is fetched for this alone, what of the page's own content not everybody can use. */
export async function checkPage(): Promise<LiveFault[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { include: [['main']], exclude: [['.edpanel'], ['.rail']] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      elementRef: true,
      // What the editor itself hangs on the page while it edits.
      rules: { tabindex: { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element }) => (element instanceof HTMLElement ? [{ rule: id, element }] : [])),
  );
}
