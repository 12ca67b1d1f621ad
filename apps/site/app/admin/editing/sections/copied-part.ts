import type { Part } from '@izlog/contract/cms/content/part';
import { checkPart } from '@izlog/contract/sections/check-part';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { copiedName } from './clipboard.ts';

/** What was copied last, if it is something that its declaration knows. */
export function copiedPart(): Part | undefined {
  try {
    const part = JSON.parse(localStorage.getItem(copiedName) ?? 'null') as Part | null;
    const declaration = part && declarationOf(part.handler);
    if (!part || !declaration || !Array.isArray(part.parts)) return undefined;
    return checkPart(part, declaration, 'draft').length === 0 ? part : undefined;
  } catch {
    return undefined;
  }
}
