import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useFetcher, useLocation, useNavigate } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { useModal } from '#site/ui/overlays/use-modal.ts';
import { type FindView, foundKinds } from '../find-view.ts';
import { kindKeys } from '../kind-keys.ts';

/** Milliseconds without a key after which is asked: a scanner types faster than that. */
const pause = 120;

/** The button that finds anything, and `Ctrl K`. Without scripts it is a link to the page that finds the same. */
export function Palette() {
  const { t } = useStaffText();
  const { key } = useLocation();
  const address = useAddress();
  const [isOpen, setOpen] = useState(false);
  const openByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link className="palette-opener" to={address('adminFind')} onClick={open}>
        <AnyIcon name="search" />
        <span className="admin__name">{t('find.open')}</span> <kbd className="admin__name">Ctrl K</kbd>
      </Link>
      {isOpen ? <PaletteDialog closeOn={key} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PaletteDialog({ closeOn, onClose }: { closeOn: string; onClose: () => void }) {
  const { t } = useStaffText();
  const address = useAddress();
  const navigate = useNavigate();
  const fetcher = useFetcher<{ view: FindView }>();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { ref, close, ...events } = useModal({ open: true, onClose, closeOn });
  // What is too long is reported beside the field, and not asked for.
  const words = typed.trim().length > 100 ? '' : typed.trim();
  const ask = useEffectEvent(() => {
    void fetcher.load(`${address('adminFind')}?q=${encodeURIComponent(words)}`);
  });
  useEffect(() => {
    if (words === '') return;
    const later = setTimeout(ask, pause);
    return () => clearTimeout(later);
  }, [words]);
  const view = words === '' ? undefined : fetcher.data?.view;
  const found = view?.found ?? [];
  const at = Math.min(chosen, found.length - 1);
  const isAnswered = view?.typed === words && fetcher.state === 'idle';

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setChosen((at + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const to = isAnswered ? found[at]?.to : undefined;
    // Anyone who is quicker than the answer gets the page that waits for it.
    if (to ?? words) void navigate(to ?? `${address('adminFind')}?q=${encodeURIComponent(words)}`);
  };
  return (
    <dialog {...events} ref={ref} className="palette" aria-label={t('find.open')}>
      <div className="palette__in">
        <AnyIcon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('find.open')}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          data-most={100}
          placeholder={t('find.example')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="palette__list" role="listbox" id={id} aria-label={t('find.found')}>
        {foundKinds.map((kind) =>
          found.some((one) => one.kind === kind) ? (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own in a listbox
            <div key={kind} role="group" aria-label={t(kindKeys[kind])}>
              <p className="palette__group" aria-hidden="true">
                {t(kindKeys[kind])}
              </p>
              {found.map(({ kind: own, title, note, to }, place) =>
                own === kind ? (
                  <Link
                    key={to}
                    id={`${id}-${place}`}
                    className="palette__item"
                    role="option"
                    aria-selected={place === at}
                    tabIndex={-1}
                    to={to}
                  >
                    <strong>
                      <bdi>{title}</bdi>
                    </strong>
                    <small>
                      <bdi>{note}</bdi>
                    </small>
                  </Link>
                ) : null,
              )}
            </div>
          ) : null,
        )}
      </div>
      <p className="palette__foot" role="status">
        {words !== '' && isAnswered && found.length === 0
          ? t('find.nothing', { typed: words })
          : t('find.keys')}
      </p>
    </dialog>
  );
}
