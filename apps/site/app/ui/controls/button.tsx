import { type ComponentProps, type MouseEvent, useId } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled' | 'className'> & {
    /** Keeps the button in place with a ring before its words and ignores further presses. */
    busy?: boolean;
    /** Why it cannot be pressed now. The button stays focusable and the reason is read out and shown beside it. */
    disabledReason?: string | null;
  };

/** A button that acts. It submits only when asked (`type="submit"`). */
export function Button({
  tone,
  size,
  wide,
  className,
  busy = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const inert = busy || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        // A form must not be sent by a button that only looks disabled, also before scripts arrive.
        type={disabledReason ? 'button' : type}
        className={buttonClass({ tone, size, wide, className })}
        aria-busy={busy || undefined}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={press}
      >
        {children}
      </button>
      {disabledReason ? (
        <span className="hint" id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </>
  );
}
