import type { RichNode } from '@izlog/contract/cms/content/rich';
import { useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { linesOfRich, richOfLines } from '#site/admin/ground/rich/rich-lines.ts';
import { choiceWords, fieldWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { MobileField } from './mobile-fields.ts';

type Props = { page: EditedPage; docKey: string; shown: MobileField };

/** What a part inside a section is called by its own words. */
const wordsOf = ({ meta: { title, heading, name } }: MobileField['part']): string => {
  const words = [title, heading, name].find((one) => typeof one === 'string' && one !== '');
  return typeof words === 'string' ? words.slice(0, 30) : '';
};

/** A field on phones: inherited or its own, with the way to either. */
export function PhoneField({ page, docKey, shown, isInside }: Props & { isInside: boolean }) {
  const { t } = useStaffText();
  const { part, name, path, isOwn } = shown;
  const label = fieldWords(t, name);
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row}>
      <p className="between">
        <span>
          <b>{label}</b> {isInside ? <small className="soft">{wordsOf(part)}</small> : null}{' '}
          <span className={isOwn ? 'ed-own is-own' : 'ed-own'} role="status">
            {t(isOwn ? 'edit.own' : 'edit.inherited')}
          </span>
        </span>
        {isOwn ? (
          <Button
            tone="quiet"
            onClick={() => {
              // The button goes with what it takes back.
              row.current
                ?.querySelector<HTMLElement>('input, textarea, select, p:last-child button')
                ?.focus();
              page.store.change(docKey, { op: 'unset', path });
            }}
          >
            {t('edit.inherit')}
            <span className="vh">: {label}</span>
          </Button>
        ) : null}
      </p>
      <Control page={page} docKey={docKey} shown={shown} label={label} />
    </li>
  );
}

type TextProps = {
  label: string;
  field: Extract<MobileField['field'], { kind: 'text' }>;
  words: { own: string; wide: string };
  onChange: (text: string) => void;
  onLeave: () => void;
};

function PhoneText({ label, field, words, onChange, onLeave }: TextProps) {
  const { t } = useStaffText();
  const bounded = useBounded(words.own, field.max, onChange);
  const common = { ...bounded, placeholder: words.wide, onBlur: onLeave };
  return (
    <Field label={<span className="vh">{label}</span>} hint={t('edit.onWide', { words: words.wide })}>
      {(control) =>
        field.lines ? <TextArea {...control} {...common} rows={2} /> : <TextInput {...control} {...common} />
      }
    </Field>
  );
}

function Control({ page, docKey, shown, label }: Props & { label: string }) {
  const { t } = useStaffText();
  const { part, name, field, path, own, wide } = shown;
  const gesture = useRef<string>(undefined);
  const change = (value: unknown) => {
    gesture.current ??= crypto.randomUUID();
    page.store.change(docKey, { op: 'set', path, value }, gesture.current);
  };
  const leave = () => {
    gesture.current = undefined;
    void page.store.flush();
  };
  switch (field.kind) {
    case 'text':
      return (
        <PhoneText
          label={label}
          field={field}
          words={{ own: textOf(own), wide: textOf(wide) }}
          onChange={change}
          onLeave={leave}
        />
      );
    case 'rich':
      return (
        <Field label={<span className="vh">{label}</span>} hint={t('content.richShortHint')}>
          {(control) => (
            <TextArea
              {...control}
              key={own === undefined ? 'inherited' : 'own'}
              rows={3}
              data-most={field.max * 2}
              defaultValue={linesOf(own)}
              placeholder={linesOf(wide)}
              onBlur={({ target }) => {
                // What is too long stays in the field, and is reported there.
                const isToTake = target.value !== linesOf(own) && target.value.trim().length <= field.max * 2;
                const typed = isToTake ? richOfLines(target.value) : undefined;
                if (typed) change(typed);
                else if (typed === null) page.store.change(docKey, { op: 'unset', path });
                leave();
              }}
            />
          )}
        </Field>
      );
    case 'choice':
      return (
        <Select
          aria-label={label}
          value={textOf(own ?? wide) || field.choices[0]}
          onChange={({ target }) => {
            change(target.value);
            leave();
          }}
        >
          {field.choices.map((one) => (
            <option key={one} value={one}>
              {choiceWords(t, name, one)}
            </option>
          ))}
        </Select>
      );
    case 'button':
    case 'media':
      return (
        <p>
          <Button onClick={() => page.open({ key: docKey, part: part.id, f: name, bag: 'mobileMeta' })}>
            {t(own === undefined ? 'edit.ownOne' : 'edit.changeOwn')}
            <span className="vh">: {label}</span>
          </Button>
        </p>
      );
    default:
      return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const linesOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? linesOfRich(value as RichNode) : textOf(value);
