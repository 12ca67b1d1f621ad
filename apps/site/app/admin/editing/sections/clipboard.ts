import type { Part } from '@izlog/contract/cms/content/part';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';
import { checkPart } from '@izlog/contract/sections/check-part';
import { declarationOf } from '@izlog/contract/sections/section-list';

const name = 'izlog.section';

/** Puts a section where every tab and page of this browser finds it. False where the browser has no room. */
export function copyPart(part: Part): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(withoutResolved(part)));
    return true;
  } catch {
    return false;
  }
}

/** What was copied last, if it is something that its declaration knows. */
export function copiedPart(): Part | undefined {
  try {
    const part = JSON.parse(localStorage.getItem(name) ?? 'null') as Part | null;
    const declaration = part && declarationOf(part.handler);
    if (!part || !declaration || !Array.isArray(part.parts)) return undefined;
    return checkPart(part, declaration, 'draft').length === 0 ? part : undefined;
  } catch {
    return undefined;
  }
}
