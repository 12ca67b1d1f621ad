import { plainTextOf } from 'content-io';

/** A description as plain text: a ProseMirror document, whose blocks end lines, or HTML that was imported. */
export function wordsOfRich(description: unknown): string {
  if (typeof description !== 'object' || description === null) return '';
  const { type, html } = description as { type?: unknown; html?: unknown };
  if (type === 'html') return typeof html === 'string' ? plainTextOf(html) : '';
  return wordsIn(description, 0)
    .replaceAll(/[ \t]+\n|\n[ \t]+/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Deeper than that no editor writes. */
const deepest = 40;

function wordsIn(node: unknown, depth: number): string {
  if (typeof node !== 'object' || node === null || depth > deepest) return '';
  const { type, text, content } = node as { type?: unknown; text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  if (type === 'hardBreak') return '\n';
  if (!Array.isArray(content)) return '';
  const inside = content.map((one) => wordsIn(one, depth + 1)).join('');
  return inside.endsWith('\n') ? inside : `${inside}\n`;
}
