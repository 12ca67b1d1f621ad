import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { raised } from '../raised-text.ts';

const lines = new Set(['p', 'div', 'br', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr']);
const silent = new Set(['script', 'style']);

/** The words of HTML with its entities as letters; blocks and breaks end lines, comments and scripts say nothing. */
export function plainTextOf(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return wordsIn(parseDocument(html).children)
    .replaceAll(/[ \t]+\n|\n[ \t]+/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function wordsIn(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || silent.has(node.name)) return '';
      const inside = wordsIn(node.children);
      if (node.name === 'sup' || node.name === 'sub')
        return raised(inside, node.name === 'sup' ? 'up' : 'down');
      return lines.has(node.name) ? `${inside}\n` : inside;
    })
    .join('');
}
