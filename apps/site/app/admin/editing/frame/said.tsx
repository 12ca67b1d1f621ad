import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Announcer } from '../page/announcer.ts';

/** Milliseconds that the place has to stand before words come into it: what comes with its place is not read out. */
const wait = 50;
/** Milliseconds for which words stay. No style fades them: while one runs the browser looks at the whole page again and again. */
const stay = 5000;

/** Where it is announced what was done. While a dialog is open it stands in that: nothing outside of a modal dialog is heard. */
export function Said({ announcer }: { announcer: Announcer }) {
  const now = useSyncExternalStore(announcer.subscribe, announcer.now);
  const [shown, setShown] = useState(now);
  const [dialog, setDialog] = useState<Element | null>(null);
  const isThere = useEffectEvent((place: Element | null) => place === dialog);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      setShown(now);
      timer = setTimeout(() => setShown({ words: '', times: now.times }), stay);
    };
    // A dialog that the press has closed is gone by then.
    timer = setTimeout(() => {
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
      if (isThere(place) && now.words) return show();
      setDialog(place);
      setShown({ words: '', times: 0 });
      if (now.words) timer = setTimeout(show, wait);
    });
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);
  const place = (
    <p className="ed-said" role="status">
      {shown.words ? <span key={shown.times}>{shown.words}</span> : null}
    </p>
  );
  return dialog?.isConnected ? createPortal(place, dialog) : place;
}
