import { type IconName, iconShapes } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

type IconProps = { name: IconName; className?: string };

/** A drawing beside words; it says nothing to screen readers, so the control it stands in needs its own name. */
export function Icon({ name, className }: IconProps) {
  return <Drawing shape={iconShapes[name]} className={className} />;
}

/** An icon by its path. */
export function Drawing({ shape, className }: { shape: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
