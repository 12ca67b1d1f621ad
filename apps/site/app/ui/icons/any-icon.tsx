import type { Ref } from 'react';
import { Drawing } from './icon.tsx';
import { type AnyIconName, allIconShapes } from './more-icon-shapes.ts';

export type { AnyIconName } from './more-icon-shapes.ts';

/** An icon out of all, for the screens that need one of the rarer ones or one that content names. */
export function AnyIcon({
  name,
  ...more
}: {
  name: AnyIconName;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}) {
  return <Drawing shape={allIconShapes[name]} {...more} />;
}

/** Tells whether a name that came from content is one we can draw. */
export function isIconName(name: string): name is AnyIconName {
  return Object.hasOwn(allIconShapes, name);
}
