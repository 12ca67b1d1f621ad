import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import { pathOf } from '@izlog/contract/editing/op';
import { checkField } from '@izlog/contract/sections/check-field';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords, sectionWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { emptyPart, hasRoom, kindsIn, titleOfPart } from '../door/part-place.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { focusNear } from '../fields/focus-near.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { lacksCategory, saysNothing } from './idle-options.ts';

interface PanelProps {
  page: EditedPage;
  docKey: string;
  /** Id of the part; that of a root is `root`. */
  id: string;
  onClose: () => void;
}

/** How a section looks and behaves, its fields that are not written where they stand, and what may be added to its lists. */
export function SettingsPanel({ page, docKey, id, onClose }: PanelProps) {
  const { t } = useStaffText();
  useSyncExternalStore(page.store.subscribe, () => page.store.shown(docKey));
  const body = page.store.shown(docKey);
  const part = body && findPart(body.root, id)?.part;
  const declaration = part && declarationOf(part.handler);
  if (!part || !declaration) return null;
  const fieldsOf = (bag: 'options' | 'meta') =>
    Object.entries(declaration[bag])
      // Rich text is written where it stands only.
      .filter(([name, field]) => field.kind !== 'rich' && !saysNothing(part, name))
      .map(([name, field]) => (
        <PartField key={`${bag} ${name}`} {...{ page, bag, name, field }} docKey={docKey} part={part} />
      ));
  const options = fieldsOf('options');
  const fields = fieldsOf('meta');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('edit.section.settings', { name: sectionWords(t, part.handler) })}
      closeLabel={t('page.close')}
      className="ed-settings"
    >
      <div className="stack stack--lg">
        {options.length > 0 ? (
          <section className="stack">
            <h3 className="h4">{t('edit.settings.look')}</h3>
            {options}
          </section>
        ) : null}
        {fields.length > 0 ? (
          <section className="stack">
            <h3 className="h4">{t('edit.settings.content')}</h3>
            {fields}
          </section>
        ) : null}
        {Object.keys(declaration.slots).map((name) => (
          <List key={name} page={page} docKey={docKey} part={part} name={name} />
        ))}
      </div>
    </FormDialog>
  );
}

/** A field of a part: what is typed is checked against its declaration, and what does not hold stays with its reason. */
function PartField({
  page,
  docKey,
  part,
  bag,
  name,
  field,
}: {
  page: EditedPage;
  docKey: string;
  part: Part;
  bag: 'options' | 'meta';
  name: string;
  field: FieldDeclaration;
}) {
  const { t } = useStaffText();
  const [wrong, setWrong] = useState<{ value: unknown; error: string }>();
  const path = pathOf(part.id, bag, name);
  const stored = part[bag][name] ?? undefined;
  const change = (value: unknown) => {
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    const fault = isEmpty ? undefined : checkField(value, field, partLimits.valueBytes)[0];
    if (fault) return setWrong({ value, error: faultWords(t, fault.kind, fault.values) });
    setWrong(undefined);
    page.resolved.learn(value);
    page.store.change(docKey, isEmpty ? { op: 'unset', path } : { op: 'set', path, value });
  };
  return (
    <FieldControl
      field={field}
      name={name}
      label={fieldWords(t, name)}
      value={wrong ? wrong.value : stored}
      error={wrong?.error ?? (lacksCategory(part, name) ? t('edit.settings.categoryNeeded') : undefined)}
      page={page}
      onChange={change}
    />
  );
}

/** A list inside a part: how many there are, and a button for another one. */
function List({ page, docKey, part, name }: { page: EditedPage; docKey: string; part: Part; name: string }) {
  const { t } = useStaffText();
  const list = declarationOf(part.handler)?.slots[name];
  const names = [name, ...(list?.stored ?? [])];
  const siblings = part.parts.filter(({ slot }) => names.includes(slot));
  const handlers = kindsIn(list);
  if (!list || handlers.length !== 1 || !handlers[0]) return null;
  const [handler] = handlers;
  const kind = sectionWords(t, handler);
  const add = () => {
    const slot = siblings.at(-1)?.slot ?? list.stored?.[0] ?? name;
    const after = siblings.at(-1)?.id ?? part.parts.at(-1)?.id ?? null;
    page.store.change(docKey, {
      op: 'insert',
      part: emptyPart(handler, slot),
      parent: part.id,
      slot,
      after,
    });
    page.announcer.say(t('edit.section.pasted', { name: kind }));
  };
  const remove = (one: Part) => {
    focusNear();
    page.store.change(docKey, { op: 'remove', part: one.id });
    page.announcer.say(t('edit.section.removed', { name: titleOfPart(one) || kind }));
  };
  return (
    <section className="stack">
      <h3 className="h4">
        {t('edit.settings.list', { name: placeOf(t, part.handler, name) || kind, count: siblings.length })}
      </h3>
      <ol className="plain ed-chosen-list">
        {siblings.map((one) => (
          <li key={one.id}>
            <span>{titleOfPart(one) || kind}</span>
            <Button className="button--small" onClick={() => remove(one)}>
              {t('edit.list.remove')}
              <span className="vh">: {titleOfPart(one) || kind}</span>
            </Button>
          </li>
        ))}
      </ol>
      <p>
        <Button
          disabledReason={
            hasRoom({ list, siblings }) ? null : t('core.notifications.selectionLimit', { limit: list.max })
          }
          onClick={add}
        >
          {t('edit.settings.add', { name: kind })}
        </Button>
      </p>
    </section>
  );
}

/** What a list is called where a part has several of one kind. */
const placeOf = (t: ReturnType<typeof useStaffText>['t'], handler: string, slot: string): string =>
  handler === 'footer-section' && (slot === 'lists' || slot === 'bottom')
    ? t(`edit.settings.footer.${slot}`)
    : '';

/** Why a value does not hold, in words. */
function faultWords(
  t: ReturnType<typeof useStaffText>['t'],
  kind: string,
  values: Record<string, unknown> | undefined,
): string {
  const { max, min } = (values ?? {}) as { max?: number; min?: number };
  if (kind === 'tooLong' && max) return t('edit.fault.tooLong', { max });
  if (kind === 'tooMany' && max) return t('core.notifications.selectionLimit', { limit: max });
  if (kind === 'range') return t('edit.fault.range', { min: min ?? 0, max: max ?? 0 });
  return t(kind === 'oneLine' ? 'edit.fault.oneLine' : 'edit.fault.wrong');
}
