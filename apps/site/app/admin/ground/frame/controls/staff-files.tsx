import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { classNames } from '#site/ui/class-names.ts';
import { useStaffText } from '../staff-text.tsx';
import './staff-files.css';

/**
 * A field for files in the language of the person who reads: what the browser writes on its own one is the browser's. That one lies over
 * ours unseen, so a press, a drop and keys are the browser's. Without scripts it is seen.
 */
export function StaffFiles({ className, onChange, ...input }: ComponentProps<'input'>) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const tell = () => setNames(Array.from(field.current?.files ?? [], ({ name }) => name));
  useEffect(() => {
    const form = field.current?.form;
    const reset = () => setNames([]);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
  const control = (
    <input
      {...input}
      ref={field}
      type="file"
      className={isHydrated ? 'files__own' : classNames('input', className)}
      onChange={(event) => {
        onChange?.(event);
        // Anyone who took the files at once has emptied the field.
        tell();
      }}
    />
  );
  return (
    <span className={isHydrated ? classNames('files', className) : undefined}>
      {control}
      {isHydrated ? (
        <>
          <span className="button" aria-hidden="true">
            {t(input.multiple ? 'media.chooseFiles' : 'media.chooseFile')}
          </span>
          <span className="files__names" aria-live="polite">
            {names.join(', ') || t('media.nothingChosen')}
          </span>
        </>
      ) : null}
    </span>
  );
}
