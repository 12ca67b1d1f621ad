import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

/**
 * Draws a part of the page; on the server, what the part looked like before is put in its place (see
 * document/kept-parts.server.ts). It is found by `props`, which are plain data (handlers among them are not looked at),
 * and by the language, currency and site of the page. What the part reads beside that, of the address, of who is logged
 * in or of another context, must be in `reads`. A part is elements, not bare text.
 */
export type Keep = <Props extends object>(
  View: ComponentType<Props>,
  props: Props,
  reads?: readonly unknown[],
) => ReactNode;

let keeper: Keep | undefined;

export const kept = <Props extends object>(
  View: ComponentType<Props>,
  props: Props & { key?: string | number },
  reads?: readonly unknown[],
): ReactNode => (keeper ? keeper(View, props, reads) : drawn(View, props));

export const drawn = <Props extends object>(View: ComponentType<Props>, props: Props): ReactElement =>
  createElement(View, props);

/** Lets `keep` answer all calls of `kept` while `render` runs, which must end before anything else is rendered. */
export function renderKeeping<T>(keep: Keep, render: () => T): T {
  keeper = keep;
  try {
    return render();
  } finally {
    keeper = undefined;
  }
}
