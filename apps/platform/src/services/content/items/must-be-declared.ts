import type { PartInput } from '@izlog/contract/cms/content/part';
import { type CheckStage, checkPart, type PartFault } from '@izlog/contract/sections/check-part';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { Refusal } from '#platform/kernel/refusal.ts';
import { completeParts } from './complete-parts.ts';

const mostNamed = 50;

/**
 * Refuses content that its declaration does not know (`sectionUnknown` for a section of an unknown name, else
 * validationFailed), naming each place by the path that an op would have: `hero-1/meta/heading`.
 */
export function mustBeDeclared(
  root: Omit<PartInput, 'parts'> & { parts: readonly PartInput[] },
  stage: CheckStage = 'draft',
): void {
  const declaration = declarationOf(root.handler);
  if (!declaration) throw new Refusal('sectionUnknown', { handler: root.handler });
  const parts = completeParts(root.parts);
  const faults = checkPart({ ...root, id: 'root', parts }, declaration, stage);
  if (faults.length === 0) return;
  const unknown = faults.some(({ kind }) => kind === 'sectionUnknown');
  throw new Refusal(unknown ? 'sectionUnknown' : 'validationFailed', {
    fields: faults.slice(0, mostNamed).map(toField),
  });
}

const toField = ({ path, kind, values }: PartFault) => ({ path, kind, message: `${path}: ${kind}`, values });
