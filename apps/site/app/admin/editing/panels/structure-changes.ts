import type { Part } from '@izlog/contract/cms/content/part';
import { applyAll, findPart } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';

/**
 * What makes the sections of a body those of another, in its order: parts that both have keep their own words, those that
 * only the other has come with its words, and those that it has not are taken out.
 */
export function structureChanges(own: DocumentBody, other: DocumentBody): Change[] {
  const merged = (part: Part): Part => {
    const found = findPart(own.root, part.id)?.part;
    const base = found && found.handler === part.handler ? { ...found, slot: part.slot } : part;
    return { ...base, parts: part.parts.map(merged) };
  };
  const target: DocumentBody = {
    ...own,
    root: { ...own.root, parts: other.root.parts.map(merged) },
  };
  const changes = diffBodies(own, target);
  // Nothing is offered that would lead elsewhere than it says.
  return applyAll(own, changes).root.parts.length === target.root.parts.length ? changes : [];
}
