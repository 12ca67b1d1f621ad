/** Opens what an element is folded away in; false where it is not seen even then, and nothing was opened. */
export function unfold(element: Element): boolean {
  const folds = foldsAround(element);
  for (const fold of folds) fold.open = true;
  if (element.checkVisibility()) return true;
  for (const fold of folds) fold.open = false;
  return false;
}

function foldsAround(element: Element): HTMLDetailsElement[] {
  const fold = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return [];
  // What sums it up is seen anyhow.
  const isSummary = fold.querySelector(':scope > summary')?.contains(element);
  return [...(isSummary ? [] : [fold]), ...foldsAround(fold)];
}
