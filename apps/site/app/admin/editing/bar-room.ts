import { useLayoutEffect } from 'react';
import { useOnBody } from './use-on-body.ts';

/**
 * The room that the document kept for the bar from its first paint on (document/before-paint.ts) is given back where the
 * bar stands: from then on the bar's own style keeps it, also on pages that one goes to later.
 */
export function useBarRoom(): void {
  useOnBody('has-bar');
  useLayoutEffect(() => void document.documentElement.style.removeProperty('padding-top'), []);
}
