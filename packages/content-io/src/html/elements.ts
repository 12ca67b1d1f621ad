import { type Element, isTag, isText } from 'domhandler';
import { raised } from '../raised-text.ts';
import type { PictureUse } from '../rich-node.ts';
import { addressOf } from './address-of.ts';

/** A picture of an `img`, nothing without an address that can be obtained. */
export function pictureOf(element: Element, site: string, caption: string): PictureUse | undefined {
  const { src, alt = '', class: names = '', 'data-id': dataId } = element.attribs;
  const address = addressOf(src, site);
  if (!address || address.startsWith('#')) return undefined;
  const id = /wp-image-(\d{1,15})/.exec(names)?.[1] ?? (/^\d{1,15}$/.test(dataId ?? '') ? dataId : undefined);
  return { src: address, alt: alt.trim(), caption, attachmentId: id === undefined ? null : Number(id) };
}

/** All elements of a name below a node, in order. */
export function elementsIn(parent: Pick<Element, 'children'>, name: string): Element[] {
  return parent.children
    .filter(isTag)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...elementsIn(child, name)]);
}

/** The words below an element on one line. */
export function textIn(element: Element): string {
  return rawTextIn(element).replaceAll(/\s+/g, ' ').trim();
}

/** The words below an element with their line ends. */
export function rawTextIn(element: Element): string {
  return element.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child)) return '';
      if (child.name === 'sup' || child.name === 'sub')
        return raised(rawTextIn(child), child.name === 'sup' ? 'up' : 'down');
      return child.name === 'br' ? '\n' : rawTextIn(child);
    })
    .join('');
}
