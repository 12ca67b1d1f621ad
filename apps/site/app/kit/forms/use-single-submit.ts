import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * One submit at a time: further ones are ignored while a request is in flight (AUTH-010), also a second press before the
 * screen was drawn anew. The form can be sent again as soon as the answer is there, whatever it says (AUTH-011).
 */
export function useSingleSubmit() {
  const isSending = useRef(false);
  const isBusy = useNavigation().state !== 'idle';
  // With the drawing itself: a press between it and a later effect would be swallowed.
  useLayoutEffect(() => {
    if (!isBusy) isSending.current = false;
  }, [isBusy]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) event.preventDefault();
    else isSending.current = true;
  };
  return { isBusy, onSubmit };
}
