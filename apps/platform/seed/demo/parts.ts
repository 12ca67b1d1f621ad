import type { Button, Link, MediaFile, Reference, RichText, Text } from './shape.ts';
import type { Fields, Part, PartHandler } from './shape-content.ts';

/** A section or part with nothing in it but what is given. */
export function part(
  handler: PartHandler,
  id: string,
  given: Partial<Omit<Part, 'handler' | 'id'>> = {},
): Part {
  const empty = { slot: 'main', meta: {}, options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };
  return { id, handler, ...empty, ...given };
}

/** A button with its words and target. */
export function button(name: Text, link: Link): Button {
  return { name, link };
}

/** Opening of the home page: heading, lead, two ways in, and the shop window with its panes. */
export function hero(
  id: string,
  meta: { heading: Text; lead: Text; primary: Button; secondary: Button },
  panes: Part[],
): Part {
  return part('hero', id, { meta: { ...meta }, parts: panes });
}

/** A pane of the window: a product with a picture of its own and, where needed, other words or another phone picture. */
export function pane(
  id: string,
  product: string,
  file: MediaFile,
  more: { name?: Text; mobile?: MediaFile } = {},
): Part {
  const target: Reference = { kind: 'product', key: product };
  const meta: Fields = { product: target, image: { file } };
  if (more.name) meta.name = more.name;
  return part('pane', id, {
    slot: 'panes',
    meta,
    mobileMeta: more.mobile ? { image: { file: more.mobile } } : {},
  });
}

/** Running text under an optional heading. */
export function text(id: string, body: RichText, heading?: Text): Part {
  return part('text', id, { meta: heading ? { heading, body } : { body } });
}

/** A section that is a list of things chosen by `options`, with a way on at the right of its heading. */
export function list(
  handler: 'directory' | 'products-list' | 'posts-list' | 'events-list',
  id: string,
  head: { heading: Text; more?: Button },
  options: Fields,
): Part {
  return part(handler, id, { meta: { ...head }, options });
}

/** A link in a list of links. */
export function link(id: string, name: Text, target: Link): Part {
  return part('link', id, { slot: 'links', meta: { button: button(name, target) } });
}
