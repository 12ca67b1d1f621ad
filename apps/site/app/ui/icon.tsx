import { type IconName, iconShapes } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

type IconProps = { name: IconName; className?: string };

/** A drawing beside words; it says nothing to screen readers, so the control it stands in needs its own name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}

/** Tells whether a name that came from content is one we can draw. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
