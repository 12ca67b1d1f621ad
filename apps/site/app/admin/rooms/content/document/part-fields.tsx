import { useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { DocumentView } from './document-view.ts';
import { FieldControls } from './field-controls.tsx';
import type { ShownField, ShownPart } from './shown-fields.ts';
import { usePartDrag } from './use-part-drag.ts';

interface PartProps {
  part: ShownPart;
  form: SentForm;
  view: DocumentView;
  lang: string;
  isRoot?: boolean;
  /** What may stand in the list in which the part stands itself: its own parts may be taken out to there. */
  around?: readonly string[];
}

/** Fields that one sets once: they stand folded below the others. */
const rare = new Set(['seo', 'publishedAt', 'author', 'parent', 'terms']);

/** A part of a document: its fields, what one sets rarely, and its lists with what stands in them. */
export function PartFields({ part, form, view, lang, isRoot = false, around = [] }: PartProps) {
  const { t } = useStaffText();
  const often = isRoot ? part.fields.filter(({ name }) => !rare.has(name)) : part.fields;
  const rarely = [...(isRoot ? part.fields.filter(({ name }) => rare.has(name)) : []), ...part.options];
  const controls = (fields: readonly ShownField[]) =>
    fields.map((shown) => (
      <FieldControls key={shown.path} form={form} shown={shown} view={view} lang={lang} />
    ));
  const isWrong = rarely.some(({ path }) => Object.keys(form.faults).some((name) => name.startsWith(path)));
  return (
    <div className="stack stack--lg">
      {controls(often)}
      {rarely.length > 0 ? (
        <details open={isWrong || undefined}>
          <summary className="link">{t(isRoot ? 'content.settings' : 'content.options')}</summary>
          <div className="stack">{controls(rarely)}</div>
        </details>
      ) : null}
      {part.slots.map((slot) => (
        <Slot key={slot.name} slot={slot} parent={part.id} {...{ form, view, lang, isRoot, around }} />
      ))}
    </div>
  );
}

type SlotProps = Omit<PartProps, 'part'> & { parent: string; slot: ShownPart['slots'][number] };

/** A list of parts: each with its fields and the buttons that move it, and one to add another. */
function Slot({ slot, parent, form, view, lang, isRoot = false, around = [] }: SlotProps) {
  const { t } = useStaffText();
  const put = useRef<HTMLButtonElement>(null);
  const drag = usePartDrag((act) => {
    if (!put.current) return;
    put.current.value = act;
    form.ref.current?.requestSubmit(put.current);
  });
  const Heading = isRoot ? 'h3' : 'h4';
  const { parts, of, name, isFull } = slot;
  return (
    <div className="stack document-slot">
      <Heading>{t(isRoot ? 'content.sections' : 'content.inside')}</Heading>
      {parts.length > 0 ? (
        <ol className="plain stack" data-list={parent} data-takes={isFull ? '' : of.join(' ')}>
          {parts.map((part, place) => (
            <li
              key={part.id}
              id={`dio-${part.id}`}
              className="document-part"
              data-part={part.handler}
              data-id={part.id}
              data-takes={openTo(part).join(' ')}
            >
              <details open={isOpen(part, form)}>
                <summary>
                  <b>{sectionWords(t, part.handler)}</b>{' '}
                  {part.words ? <span className="soft">{part.words}</span> : null}
                </summary>
                <PartFields part={part} form={form} view={view} lang={lang} around={of} />
              </details>
              <Acts
                part={part}
                isFirst={place === 0}
                isLast={place === parts.length - 1}
                mayGoIn={openTo(parts[place - 1]).includes(part.handler)}
                mayGoOut={!isRoot && around.includes(part.handler)}
                drag={drag}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <button ref={put} type="submit" name="act" hidden />
      {isFull || of.length === 0 ? null : (
        <p className="row">
          {of.length === 1 ? (
            <input type="hidden" name={`new:${parent}:${name}`} value={of[0]} />
          ) : (
            <Select name={`new:${parent}:${name}`} aria-label={t('content.whatToAdd')} defaultValue={of[0]}>
              {of.map((handler) => (
                <option key={handler} value={handler}>
                  {sectionWords(t, handler)}
                </option>
              ))}
            </Select>
          )}
          <Button type="submit" name="act" value={`add:${parent}:${name}`}>
            {of.length === 1 ? `${t('content.add')}: ${sectionWords(t, of[0] ?? '')}` : t('content.add')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What may be put into a part. */
const openTo = (part: ShownPart | undefined): readonly string[] =>
  part?.slots.flatMap(({ of, isFull }) => (isFull ? [] : of)) ?? [];

/** New parts are empty and lie open; so do those in which something is wrong. */
function isOpen(part: ShownPart, form: SentForm): boolean {
  const isEmpty = part.fields.every(({ texts }) =>
    Object.values(texts).every((text) => text === '' || text === 'true'),
  );
  return isEmpty || Object.keys(form.faults).some((name) => name.startsWith(`${part.id}/`));
}

function Acts({
  part: { id, handler, words },
  isFirst,
  isLast,
  mayGoIn,
  mayGoOut,
  drag,
}: {
  part: ShownPart;
  isFirst: boolean;
  isLast: boolean;
  /** The one above takes it. */
  mayGoIn: boolean;
  /** It may stand beside what it stands in. */
  mayGoOut: boolean;
  drag: ReturnType<typeof usePartDrag>;
}) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const of = <span className="vh"> ({words || sectionWords(t, handler)})</span>;
  return (
    <p className="row small document-acts">
      {isHydrated ? (
        // For mouse and finger; keys have the buttons beside it.
        <span className="document-acts__handle" title={t('content.drag')} aria-hidden="true" {...drag}>
          ⠿
        </span>
      ) : null}
      {isFirst ? null : (
        <Button type="submit" name="act" value={`up:${id}`}>
          {t('content.up')}
          {of}
        </Button>
      )}
      {isLast ? null : (
        <Button type="submit" name="act" value={`down:${id}`}>
          {t('content.down')}
          {of}
        </Button>
      )}
      {mayGoIn ? (
        <Button type="submit" name="act" value={`in:${id}`}>
          {t('content.goIn')}
          {of}
        </Button>
      ) : null}
      {mayGoOut ? (
        <Button type="submit" name="act" value={`out:${id}`}>
          {t('content.goOut')}
          {of}
        </Button>
      ) : null}
      <Button type="submit" name="act" value={`copy:${id}`}>
        {t('content.copyPart')}
        {of}
      </Button>
      <Button type="submit" name="act" value={`remove:${id}`}>
        {t('content.removePart')}
        {of}
      </Button>
    </p>
  );
}
