import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';

type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  /** Menus of one group close each other, in the browser, without scripts. */
  group?: string;
  /** Closes when this value changes, for example the key of the route. */
  closeOn?: unknown;
  panelClassName?: string;
};

/** A word that opens a panel below it; closes by Escape, a press elsewhere and when the focus leaves. */
export function Disclosure({
  label,
  children,
  group,
  closeOn,
  panelClassName = 'nav__panel',
}: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const seen = useRef(closeOn);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  useEffect(() => {
    if (Object.is(seen.current, closeOn)) return;
    seen.current = closeOn;
    if (ref.current) ref.current.open = false;
  }, [closeOn]);

  useEffect(() => {
    const pressElsewhere = (event: PointerEvent) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener('pointerdown', pressElsewhere);
    return () => document.removeEventListener('pointerdown', pressElsewhere);
  }, []);

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !ref.current?.contains(event.relatedTarget)) close();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    close();
    ref.current.querySelector('summary')?.focus();
  };

  return (
    <details ref={ref} name={group} onBlur={leave} onKeyDown={leaveByKey}>
      <summary>
        {label} <Icon name="down" />
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
