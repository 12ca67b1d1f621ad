import type { ComponentProps } from 'react';
import { FormFrame as PlainFrame } from '#site/kit/forms/form-frame.tsx';
import { ActKey } from './act-key.tsx';
import { useRetained } from './use-retained.ts';

/**
 * The frame of every form of staff: that of visitors, with a key under which what it asks for is done once, and what is
 * typed in it held until then (OFFICE-14).
 */
export function FormFrame({ children, ...props }: ComponentProps<typeof PlainFrame>) {
  useRetained(props.form);
  return (
    <PlainFrame {...props}>
      <ActKey form={props.form} />
      {children}
    </PlainFrame>
  );
}
