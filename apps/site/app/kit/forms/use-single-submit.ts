import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * One submit at a time: further ones are ignored while a request is in flight (AUTH-010), also a second press before the
 * screen was rendered again. The form can be sent again as soon as the answer is there, whatever it says (AUTH-011). A form
 * that an answer brings is not busy with the request before it, of which the page may still read the rest.
 */
export function useSingleSubmit() {
  const isSending = useRef(false);
  const [isSent, setSent] = useState(false);
  const isIdle = useNavigation().state === 'idle';
  // With the drawing itself: a press between it and a later effect would be swallowed.
  useLayoutEffect(() => {
    if (!isIdle) return;
    isSending.current = false;
    setSent(false);
  }, [isIdle]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) event.preventDefault();
    else {
      isSending.current = true;
      setSent(true);
    }
  };
  return { isBusy: isSent && !isIdle, onSubmit };
}
