import type { Node as ProseNode } from '@tiptap/pm/model';

/** What stands in a text as a whole: its words are none of the text's. */
const wholes = 'figure, aside';

/** Where somebody pressed, by the letters of the text: those before it, and whether the last of them touches it. */
interface PressedSign {
  before: number;
  isRightBehind: boolean;
  /** All letters of the text as it is shown. */
  all: number;
}

const signsIn = (text: string): number => text.replaceAll(/\s+/g, '').length;

/**
 * The letter of a text at a place in its nodes; nothing where none is meant, such as in a picture. Letters, for what the editor
 * shows may stand otherwise than the page had it: a picture whose file is gone has a place there.
 */
export function signAt(text: Element, node: Node, offset: number): PressedSign | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || !text.contains(element) || element.closest(wholes)) return undefined;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(node, offset);
  const [before, all] = [range, text].map((of) => signsOf(of instanceof Range ? of.cloneContents() : of));
  const touching = node instanceof Text ? node.data.charAt(offset - 1) : '';
  return { before: before ?? 0, all: all ?? 0, isRightBehind: touching.trim() !== '' };
}

function signsOf(of: Node): number {
  const copy = of.cloneNode(true) as Element | DocumentFragment;
  for (const whole of copy.querySelectorAll(wholes)) whole.remove();
  return signsIn(copy.textContent ?? '');
}

/** The place of that letter in the document of an editor; nothing where that has other letters. */
export function placeOfSign(doc: ProseNode, { before, all, isRightBehind }: PressedSign): number | undefined {
  const places: number[] = [];
  doc.descendants((node, pos) => {
    for (const { index } of (node.text ?? '').matchAll(/\S/g)) places.push(pos + index);
  });
  if (places.length !== all) return undefined;
  const behind = places[before - 1];
  const next = places[before];
  if (behind !== undefined && (isRightBehind || next === undefined)) return behind + 1;
  return next;
}
