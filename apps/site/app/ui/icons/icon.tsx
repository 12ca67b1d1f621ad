import type { Ref } from 'react';
import { type IconName, iconShapes } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

type IconProps = { name: IconName; className?: string };

/** A drawing beside words; it says nothing to screen readers, so the control it stands in needs its own name. */
export function Icon({ name, className }: IconProps) {
  return <Drawing shape={iconShapes[name]} className={className} />;
}

/** An icon by its path. */
export function Drawing({
  shape,
  className,
  ref,
}: {
  shape: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      ref={ref}
    >
      <path d={shape} />
    </svg>
  );
}
