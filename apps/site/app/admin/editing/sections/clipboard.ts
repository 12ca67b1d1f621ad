import type { Part } from '@izlog/contract/cms/content/part';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';

/** Where what was copied stands, for every tab and page of this browser. */
export const copiedName = 'izlog.section';

/** Puts a section there. False where the browser has no room. */
export function copyPart(part: Part): boolean {
  try {
    localStorage.setItem(copiedName, JSON.stringify(withoutResolved(part)));
    return true;
  } catch {
    return false;
  }
}
