import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { useStaffText } from '../staff-text.tsx';
import { folded } from './folded.ts';

/** Boxes that one sees at a glance; a longer list has a search. */
const atAGlance = 12;

interface TickSearchProps {
  /** Names of all boxes. */
  names: readonly string[];
  /** Draws the boxes; what `isHidden` says of a name is hidden and stays ticked as it is. */
  children: (isHidden: (name: string) => boolean) => ReactNode;
}

/** A search over a long list of boxes to tick. Without scripts the whole list stands there. */
export function TickSearch({ names, children }: TickSearchProps) {
  const { t } = useStaffText();
  const [words, setWords] = useState('');
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const wanted = folded(words.trim());
  const isHidden = (name: string) => wanted !== '' && !folded(name).includes(wanted);
  const left = names.filter((name) => !isHidden(name)).length;
  return (
    <>
      {hasScripts && names.length > atAGlance ? (
        // What is looked for is no part of what the form holds.
        <div data-apart="" className="tick-search">
          <Field label={t('ticks.search')}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                onKeyDown={(event) => {
                  // Here it asks for nothing, least of all that the form is sent.
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
            )}
          </Field>
          <p role="status" className="small soft">
            {wanted === '' ? '' : left === 0 ? t('ticks.none') : t('ticks.left', { count: left })}
          </p>
        </div>
      ) : null}
      {children(isHidden)}
    </>
  );
}
