import { checkField } from '@izlog/contract/sections/check-field';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { FieldControl } from '../fields/field-control.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { SearchFields, SlugField } from './address-fields.tsx';
import { useRootField } from './use-root-field.ts';

type Common = { page: EditedPage; docKey: string };

/** Everything that a product, a category or an event says, also what does not stand on its page; by its declaration. */
export function RecordFields({ handler, ...common }: Common & { handler: string }) {
  const base = location.pathname.replace(/\/[^/]*\/?$/, '');
  return Object.entries(declarationOf(handler)?.meta ?? {}).map(([name, field]) => {
    if (name === 'slug') return handler === 'event' ? null : <SlugField key={name} {...common} base={base} />;
    // An event stands at its number, whatever its slug.
    if (field.kind === 'seo')
      return (
        <SearchFields
          key={name}
          {...common}
          base={base}
          address={handler === 'event' ? location.pathname : undefined}
        />
      );
    // Rich text is written where it stands only.
    return field.kind === 'rich' ? null : <RecordField key={name} {...common} name={name} field={field} />;
  });
}

/** One field; what does not hold stays in it with its reason. */
function RecordField({
  page,
  docKey,
  name,
  field,
}: Common & {
  name: string;
  field: FieldDeclaration;
}) {
  const { t } = useStaffText();
  const { value, refused, change, leave } = useRootField(page, docKey, 'meta', name);
  const [wrong, setWrong] = useState<{ value: unknown }>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the control within was left, by whatever way.
    <div onBlur={leave} data-setting={name}>
      <FieldControl
        field={field}
        name={name}
        label={fieldWords(t, name)}
        value={wrong ? wrong.value : (value ?? undefined)}
        error={wrong ? t('edit.fault.wrong') : refused === undefined ? undefined : t('edit.refusedField')}
        page={page}
        onChange={(next) => {
          const isEmpty = next === undefined || next === '';
          if (!isEmpty && checkField(next, field, partLimits.valueBytes).length > 0)
            return setWrong({ value: next });
          setWrong(undefined);
          page.resolved.learn(next);
          change(isEmpty ? undefined : next);
        }}
      />
    </div>
  );
}
