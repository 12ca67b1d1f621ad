// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as forms, and a table laid out so is none any more for some screen readers
import type { Picture } from '@izlog/contract/media/media';
import type { VariantRecord } from '@izlog/contract/product/record/product-variants';
import { useState } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useUnsavedCount } from '#site/admin/record/edit/use-unsaved.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import type { ProductView } from '../product-view.ts';
import { FillRow } from './fill-row.tsx';
import { gridKeys, gridPaste } from './grid-hands.ts';
import { columnsOf } from './variant-columns.ts';
import { groupsOf, type Picturing } from './variant-groups.ts';
import { GroupRow, VariantRow } from './variant-row.tsx';

const VariantPictures = splitView(async () => (await import('./variant-pictures.tsx')).VariantPictures);

type GridProps = { view: ProductView; variants: NonNullable<ProductView['variants']> };

/**
 * The variants as rows in groups by their first axis; on phones each is a card. One value goes to all rows of a choice by the
 * row above, down a column by Ctrl D, and many at once from a spreadsheet.
 */
export function VariantGrid({ view, variants: { axisRecords, variants, pictures } }: GridProps) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const form = useSentForm({ name: 'variants' });
  const unsaved = useUnsavedCount(form.ref, variants);
  const columns = columnsOf(view);
  const [added, setAdded] = useState<readonly Picture[]>([]);
  // By row and what it was read as: a row that was saved shows what there is.
  const [media, setMedia] = useState<ReadonlyMap<string, readonly number[]>>(new Map());
  const [picturing, setPicturing] = useState<Picturing>();
  const known = new Map(
    [...(view.record?.pictures ?? []), ...pictures, ...added].map((picture) => [picture.id, picture]),
  );
  const mediaOf = (variant: VariantRecord) => media.get(keyOf(variant)) ?? variant.mediaIds;
  const setPictures = (ids: readonly number[], chosen: readonly Picture[]) => {
    setAdded((all) => [...all, ...chosen]);
    setMedia((all) => {
      const next = new Map(all);
      for (const variant of variants)
        if (ids.includes(variant.id))
          next.set(
            keyOf(variant),
            chosen.map(({ id }) => id),
          );
      return next;
    });
  };
  const groups = groupsOf(variants, axisRecords);
  const labels = Object.fromEntries(
    variants.flatMap(({ id, name }) =>
      columns.map((column) => [`${column.name}-${id}`, `${t(column.words)}, ${name}`]),
    ),
  );
  const width = columns.length + 2 + (view.may.catalogue ? 1 : 0);
  return (
    <>
      <FormFrame form={form} label={t('products.variants')} labels={labels} className="stack">
        {isHydrated && variants.length > 1 ? (
          <FillRow form={form} columns={columns} axes={axisRecords} variants={variants} />
        ) : null}
        <fieldset
          className="goods__sheet variants"
          aria-label={t('products.variants')}
          onKeyDown={gridKeys}
          onPaste={gridPaste}
        >
          <table className="grid-table" role="table" aria-label={t('products.variants')}>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {t('products.variant')}
                </th>
                {view.may.catalogue ? (
                  <th role="columnheader" scope="col">
                    {t('products.picture')}
                  </th>
                ) : null}
                {columns.map(({ name, words }) => (
                  <th key={name} role="columnheader" scope="col">
                    {t(words)}
                  </th>
                ))}
                {view.may.catalogue ? (
                  <th role="columnheader" scope="col">
                    {t('products.variantPublished')}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {groups.map((group) => [
                group.name === null ? null : (
                  <GroupRow
                    key={`group ${group.name}`}
                    group={group}
                    width={width}
                    hasPictures={view.may.catalogue && isHydrated}
                    onPictures={(dropped) =>
                      setPicturing({
                        ids: group.variants.map(({ id }) => id),
                        name: group.name ?? '',
                        ...(dropped && { dropped }),
                      })
                    }
                  />
                ),
                ...group.variants.map((variant) => (
                  // A row that was saved shows what there is; what is typed in the others stays.
                  <VariantRow
                    key={keyOf(variant)}
                    {...{ form, view, variant, columns, known, isHydrated }}
                    group={String(groups.indexOf(group))}
                    mediaIds={mediaOf(variant)}
                    onPictures={() => setPicturing({ ids: [variant.id], name: variant.name })}
                    onMedia={(ids) => setMedia((all) => new Map(all).set(keyOf(variant), ids))}
                  />
                )),
              ])}
            </tbody>
          </table>
        </fieldset>
        <p className="small soft">{t('products.variantsLead')}</p>
        {isHydrated ? <p className="small soft">{t('products.variantsKeys')}</p> : null}
        <div className="row">
          <SendButton form={form} tone="primary">
            {t('products.saveVariants')}
          </SendButton>
          <span role="status">{unsaved > 0 ? t('resource.unsaved', { count: unsaved }) : null}</span>
          {unsaved > 0 ? (
            <Button type="reset" tone="quiet">
              {t('resource.discard')}
            </Button>
          ) : null}
        </div>
      </FormFrame>
      {picturing ? (
        <VariantPictures
          view={view}
          picturing={picturing}
          start={sharedPictures(variants.filter(({ id }) => picturing.ids.includes(id)).map(mediaOf), known)}
          onClose={() => setPicturing(undefined)}
          onDone={(chosen) => {
            setPictures(picturing.ids, chosen);
            setPicturing(undefined);
          }}
        />
      ) : null}
    </>
  );
}

const keyOf = ({ id, revision }: VariantRecord): string => `${id} ${revision}`;

/** The pictures that all of some variants have, in the order of the first. */
function sharedPictures(
  lists: readonly (readonly number[])[],
  known: ReadonlyMap<number, Picture>,
): Picture[] {
  const [first = [], ...others] = lists;
  return first.flatMap((id) => (others.every((one) => one.includes(id)) ? (known.get(id) ?? []) : []));
}
