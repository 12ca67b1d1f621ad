import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { FoundProduct, findProducts } from '@izlog/contract/product/record/product-find';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { keyOf, linesText, type PickedLine, readLines } from './picked-lines.ts';

/** A product that a field names already, by its sku or `#12`. */
export interface NamedProduct {
  key: string;
  name: string;
  /** What makes a variant. */
  details?: string;
}

interface Props {
  form: SentForm;
  name: string;
  label: string;
  hint?: string | undefined;
  named: readonly NamedProduct[];
  /** Its text; those of `named` in their order unless it is given. */
  text?: string;
  /** How many of each are shown too. */
  counts?: true;
  isRequired?: boolean;
  most?: number;
}

/**
 * Products and variants of a form: looked for by name, sku or a scanned EAN and picked, moved and taken away. What is sent is
 * a text, a sku a line, which one may also type: the only way where there are no scripts.
 */
export function ProductPick({
  form,
  name,
  label,
  hint,
  named,
  text = named.map(({ key }) => key).join('\n'),
  counts,
  isRequired,
  most = 100,
}: Props) {
  const { t } = useStaffText();
  const box = useRef<HTMLFieldSetElement>(null);
  const typing = useRef<HTMLDetailsElement>(null);
  const [isTyping, setTyping] = useState(true);
  const [lines, setLines] = useState<PickedLine[]>();
  const [known, setKnown] = useState<ReadonlyMap<string, NamedProduct>>(
    () => new Map(named.map((one) => [one.key, one])),
  );
  const isCounted = counts === true;
  const area = () => box.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  const look = useEffectEvent(() => setLines(readLines(area()?.value ?? '', isCounted)));
  // Open while there are no scripts: anyone who is there before they ran is not shut out.
  const foldUnlessInUse = useEffectEvent(() => {
    const fold = typing.current;
    setTyping(fold?.open === true && fold.contains(document.activeElement));
  });
  useEffect(() => {
    // The text is what counts, no matter who wrote it: this list, somebody who types, or what is brought back over a reload.
    const own = box.current;
    const owner = own?.closest('form');
    const lookLater = () => setTimeout(() => look());
    look();
    foldUnlessInUse();
    own?.addEventListener('input', lookLater);
    owner?.addEventListener('reset', lookLater);
    return () => {
      own?.removeEventListener('input', lookLater);
      owner?.removeEventListener('reset', lookLater);
    };
  }, []);
  const write = (next: readonly PickedLine[]) => {
    const field = area();
    if (!field) return;
    field.value = linesText(next, isCounted);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setLines([...next]);
  };
  const add = (product: FoundProduct) => {
    const key = keyOf(product);
    setKnown((before) => new Map([...before, [key, { ...product, key }]]));
    if (lines && !lines.some((line) => line.key === key)) write([...lines, { key, quantity: 1 }]);
  };
  const fault = form.faults[name];
  return (
    <fieldset ref={box} className="fieldset stack pick">
      <legend className="label">{label}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      {lines ? (
        <>
          <Picked lines={lines} known={known} isCounted={isCounted} onChange={write} />
          <Finder lines={lines} isFull={lines.length >= most} onAdd={add} />
        </>
      ) : (
        <ul className="plain small soft">
          {named.map((one) => (
            <li key={one.key}>{`${one.key}: ${[one.name, one.details].filter(Boolean).join(', ')}`}</li>
          ))}
        </ul>
      )}
      <details ref={typing} open={isTyping || fault !== undefined}>
        <summary className="link">{t('pick.type')}</summary>
        <TextAreaField
          form={form}
          name={name}
          label={t(isCounted ? 'pick.linesCounted' : 'pick.lines')}
          hint={t(isCounted ? 'products.membersHint' : 'pick.linesHint')}
          rows={4}
          isRequired={isRequired ?? false}
          isOptional={!isRequired}
          defaultValue={text}
        />
      </details>
    </fieldset>
  );
}

interface PickedProps {
  lines: readonly PickedLine[];
  known: ReadonlyMap<string, NamedProduct>;
  isCounted: boolean;
  onChange: (lines: readonly PickedLine[]) => void;
}

function Picked({ lines, known, isCounted, onChange }: PickedProps) {
  const { t } = useStaffText();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (key: string) => {
    const { name = key, details } = known.get(key) ?? {};
    return details ? `${name}, ${details}` : name;
  };
  const move = (from: number, by: -1 | 1) => {
    const line = lines[from];
    if (!line) return;
    onChange(lines.toSpliced(from, 1).toSpliced(from + by, 0, line));
    setSaid(t('pick.moved', { name: nameOf(line.key), place: from + by + 1, count: lines.length }));
  };
  const remove = (place: number) => {
    setSaid(t('pick.removed', { name: nameOf(lines[place]?.key ?? '') }));
    onChange(lines.toSpliced(place, 1));
    // Anyone who removes by keys goes on beside what was there, else in the search below.
    requestAnimationFrame(() => {
      const rows = list.current?.children;
      const next = rows?.[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('[data-remove]');
      (next ?? list.current?.closest('fieldset')?.querySelector('input'))?.focus();
    });
  };
  return (
    <>
      <ol ref={list} className="plain pick__list" data-apart="">
        {lines.map(({ key, quantity }, place) => (
          <li key={key}>
            <span className="pick__name">
              {nameOf(key)} <small className="soft">{known.has(key) ? key : t('pick.unknown')}</small>
            </span>
            {isCounted ? (
              <span className="pick__count">
                <TextInput
                  aria-label={t('pick.quantity', { name: nameOf(key) })}
                  inputMode="numeric"
                  autoComplete="off"
                  value={quantity === 0 ? '' : String(quantity)}
                  onChange={({ target }) => {
                    const typed = Number(target.value.replaceAll(/\D/g, '').slice(0, 4));
                    onChange(lines.with(place, { key, quantity: typed }));
                  }}
                  onKeyDown={stay}
                />
                <span aria-hidden="true">{t('pick.pieces')}</span>
              </span>
            ) : null}
            <span className="pick__acts">
              <IconButton
                icon="down"
                className="pick__up"
                label={t('edit.moveUp', { name: nameOf(key) })}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                icon="down"
                label={t('edit.moveDown', { name: nameOf(key) })}
                disabled={place === lines.length - 1}
                onClick={() => move(place, 1)}
              />
              <IconButton
                icon="close"
                data-remove=""
                label={t('edit.removeSection', { name: nameOf(key) })}
                onClick={() => remove(place)}
              />
            </span>
          </li>
        ))}
      </ol>
      {lines.length === 0 ? <p className="soft small">{t('pick.nothing')}</p> : null}
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}

/** Milliseconds without a key after which is asked: a scanner types faster than that. */
const pause = 150;

type Answer = EndpointAnswer<typeof findProducts>;

interface FinderProps {
  lines: readonly PickedLine[];
  isFull: boolean;
  onAdd: (product: FoundProduct) => void;
}

/** What can be picked: by words, a sku, or an EAN that a scanner types with an Enter behind. */
function Finder({ lines, isFull, onAdd }: FinderProps) {
  const { t } = useStaffText();
  const id = useId();
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState<{ words: string; found?: Answer }>();
  const asked = words.trim();
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const later = setTimeout(async () => {
      const found = await find(asked, stop.signal);
      if (!stop.signal.aborted) setAnswer({ words: asked, ...(found && { found }) });
    }, pause);
    return () => {
      clearTimeout(later);
      stop.abort();
    };
  }, [asked]);
  const isAnswered = asked !== '' && answer?.words === asked;
  const records = asked === '' ? [] : (answer?.found?.records ?? []);
  const has = (product: FoundProduct) => lines.some(({ key }) => key === keyOf(product));
  const take = (product: FoundProduct) => {
    onAdd(product);
    setWords('');
  };
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    stay(event);
    if (asked === '' || isFull) return;
    // A scanner is quicker than the pause.
    const found = isAnswered ? answer.found : await find(asked, new AbortController().signal);
    const [first] = found?.records ?? [];
    if (first && (found?.isExact || found?.records.length === 1) && !has(first)) take(first);
  };
  return (
    <div data-apart="" className="stack pick__finder">
      <Field label={t('pick.search')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            data-most={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <p role="status" className="small soft" id={id}>
        {isFull ? t('pick.full', { count: lines.length }) : null}
        {isAnswered && !answer.found ? t('edit.link.failed') : null}
        {isAnswered && answer.found && records.length === 0 ? t('drafts.noProduct') : null}
      </p>
      {records.length > 0 ? (
        <ul className="plain pick__found">
          {records.map((product) => (
            <li key={product.id}>
              <span className="pick__name">
                {product.name}
                {product.details ? `, ${product.details}` : null}{' '}
                <small className="soft">
                  {[product.sku, product.isPublic ? '' : t('edit.link.unpublished')]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button
                className="button--small"
                disabledReason={
                  has(product)
                    ? t('edit.list.chosen')
                    : isFull
                      ? t('pick.full', { count: lines.length })
                      : null
                }
                onClick={() => take(product)}
              >
                {t(has(product) ? 'edit.list.chosen' : 'edit.list.add')}
                <span className="vh">
                  : {product.name} {product.details}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Enter here asks for nothing of the form around. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** What is found; nothing when nobody could say. */
async function find(words: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`/_/product-pick?q=${encodeURIComponent(words)}`, { signal });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    // No line, or somebody typed on: what was found last stays.
    return undefined;
  }
}
