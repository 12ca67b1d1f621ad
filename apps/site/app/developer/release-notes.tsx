import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { createElement, Fragment, type ReactNode } from 'react';

/** Elements that a changelog is made of; of any other only the words stay (SHELL-037). */
const known = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li strong b em i del code pre blockquote hr br a table thead tbody tr th td'.split(
    ' ',
  ),
);

/** Elements whose content is no words for a reader. */
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript']);

/** A changelog's HTML, rendered again from what is known of it: nothing of it is put into the page as it came. */
export function ReleaseNotes({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="developer-notes">{childrenOf(body)}</div>;
}

/** What was parsed has no keys of its own and does not change: its nodes are fixed children, not a list. */
const childrenOf = (node: Node): ReactNode =>
  createElement(Fragment, null, ...[...node.childNodes].map(draw));

function draw(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node.nodeType === Node.ELEMENT_NODE)) return null;
  const tag = node.nodeName.toLowerCase();
  if (silent.has(tag)) return null;
  if (!known.has(tag)) return childrenOf(node);
  if (tag === 'hr' || tag === 'br') return createElement(tag);
  const href = tag === 'a' ? (node as Element).getAttribute('href') : null;
  const link = href && isSafeHref(href) ? { href, target: '_blank', rel: 'noreferrer' } : null;
  return createElement(tag, link, childrenOf(node));
}
