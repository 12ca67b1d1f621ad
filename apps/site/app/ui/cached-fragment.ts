import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

/** How the server renders a fragment (render/fragment-cache.server.ts). */
export type RenderFragment = <Props extends object>(View: ComponentType<Props>, props: Props) => ReactNode;

let renderFragment: RenderFragment | undefined;

/**
 * Renders a part of the page; on the server, what it looked like before with the same `props` is put in its place. All
 * that differs between visitors comes as a prop: a fragment that reads the visitor's data in another way, the account,
 * the address or what a loader found, fails on the server (render/fragment-guard.server.ts). Handlers among the props
 * cannot be called while it renders. A fragment is elements, not bare text.
 */
export const cachedFragment = <Props extends object>(
  View: ComponentType<Props>,
  props: Props & { key?: string | number },
): ReactNode => (renderFragment ? renderFragment(View, props) : renderedFragment(View, props));

/** The fragment as a browser renders it. */
export const renderedFragment = <Props extends object>(
  View: ComponentType<Props>,
  props: Props,
): ReactElement => createElement(View, props);

/** Lets `render` answer all calls of `cachedFragment` while `page` runs, which must end before anything else is rendered. */
export function renderWithFragments<T>(render: RenderFragment, page: () => T): T {
  renderFragment = render;
  try {
    return page();
  } finally {
    renderFragment = undefined;
  }
}
