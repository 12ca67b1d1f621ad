import { useEffect, useRef, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import type { SentForm } from '../forms/use-sent-form.ts';

/** How long an answer is good for, in ms; the platform accepts it for an hour. */
const answerLife = 50 * 60_000;

/**
 * Shows in the background that somebody is no program: begins when one begins to fill in the form, holds a press of the
 * button back until it is done, and restarts for the next sending. Nothing of it is loaded before (MKT-013). Without
 * scripts the page that comes back brings a challenge to wait for.
 */
export function CaptchaField({ form }: { form: Pick<SentForm, 'ref' | 'typed'> }) {
  const { t } = useText();
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  const place = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const response = useRef<HTMLInputElement>(null);
  const { ref } = form;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const ended = new AbortController();
    let work: Promise<boolean> | undefined;
    let isReady = false;
    let isHeld = false;

    const begin = (): Promise<boolean> => {
      work ??= answer(ended.signal)
        .then((sent) => {
          if (key.current) key.current.value = sent?.key ?? '';
          if (response.current) response.current.value = sent?.response ?? '';
          isReady = true;
          setTimeout(forget, answerLife);
          return true;
        })
        .catch((error: unknown) => {
          work = undefined;
          if (!ended.signal.aborted) console.error(error);
          return false;
        });
      return work;
    };
    const answer = async (signal: AbortSignal) => {
      const { fetchCaptchaAnswer } = await import('./fetch-answer.ts');
      return place.current ? fetchCaptchaAnswer(place.current, signal) : undefined;
    };
    const forget = () => {
      isReady = false;
      work = undefined;
      if (key.current) key.current.value = '';
      if (response.current) response.current.value = '';
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isReady) {
        // What is sent now counts once; the form's data are read before this runs.
        setTimeout(forget);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isHeld) return;
      isHeld = true;
      setState('checking');
      void begin().then((isDone) => {
        isHeld = false;
        if (ended.signal.aborted) return;
        setState(isDone ? 'idle' : 'failed');
        if (isDone) element.requestSubmit(event.submitter);
      });
    };
    const onFocus = () => void begin();
    element.addEventListener('submit', onSubmit, { capture: true });
    element.addEventListener('focusin', onFocus, { once: true });
    return () => {
      ended.abort();
      element.removeEventListener('submit', onSubmit, { capture: true });
      element.removeEventListener('focusin', onFocus);
    };
  }, [ref]);

  return (
    <>
      <input type="hidden" name="captchaKey" ref={key} defaultValue={form.typed.captchaKey} />
      <input type="hidden" name="captchaResponse" ref={response} defaultValue={form.typed.captchaResponse} />
      <div ref={place} />
      <p className="hint" role="status">
        {state === 'checking' ? t('captcha.checking') : state === 'failed' ? t('captcha.failed') : null}
      </p>
    </>
  );
}
