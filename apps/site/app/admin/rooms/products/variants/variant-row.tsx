// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as forms, and a table laid out so is none any more for some screen readers
import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { VariantRecord } from '@izlog/contract/product/record/product-variants';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useScriptedField } from '#site/admin/rooms/media/door/use-scripted-field.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { classNames } from '#site/ui/class-names.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import type { ProductView } from '../product-view.ts';
import { cellText, type VariantColumn } from './variant-columns.ts';
import type { VariantGroup } from './variant-groups.ts';

type GroupProps = {
  group: VariantGroup;
  width: number;
  hasPictures: boolean;
  /** Asks for the pictures of all of them, with files where some were dropped. */
  onPictures: (dropped?: readonly File[]) => void;
};

/** The row above the variants that share a choice: how many there are, and one picture for all of them. */
export function GroupRow({ group: { name, color, variants }, width, hasPictures, onPictures }: GroupProps) {
  const { t } = useStaffText();
  const [isOver, setIsOver] = useState(false);
  const inStock = variants.reduce((sum, one) => sum + (one.isTracked ? one.quantity : 0), 0);
  return (
    <tr role="row" className="is-set">
      <th scope="rowgroup" colSpan={width}>
        <div>
          {color ? <ColourDot color={color} /> : null}
          {name}
          <span className="faint small">
            {t('products.variantCount', { count: variants.length })}
            {inStock > 0 ? `, ${t('products.pieces', { count: inStock })}` : ''}
          </span>
          {hasPictures ? (
            <button
              type="button"
              className={classNames('drop drop--row', isOver && 'is-over')}
              onClick={() => onPictures()}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes('Files')) return;
                event.preventDefault();
                setIsOver(true);
              }}
              onDragLeave={() => setIsOver(false)}
              onDrop={(event) => {
                if (!event.dataTransfer.types.includes('Files')) return;
                event.preventDefault();
                setIsOver(false);
                onPictures([...event.dataTransfer.files]);
              }}
            >
              {t('products.picturesForAll', { value: name ?? '' })}
            </button>
          ) : null}
        </div>
      </th>
    </tr>
  );
}

/** A dot in the colour of a swatch; drawn, since pages allow no styles of their own in elements. */
const ColourDot = ({ color }: { color: string }) => (
  <svg className="dot-colour" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={color} />
  </svg>
);

type RowProps = {
  form: SentForm;
  view: ProductView;
  variant: VariantRecord;
  columns: readonly VariantColumn[];
  group: string;
  known: ReadonlyMap<number, Picture>;
  mediaIds: readonly number[];
  isHydrated: boolean;
  onPictures: () => void;
  onMedia: (ids: readonly number[]) => void;
};

/** One variant; on phones a card. */
export function VariantRow(props: RowProps) {
  const { form, view, variant, columns, group } = props;
  const { t, locale } = useStaffText();
  const { id, name } = variant;
  const { start, hasTyped } = useTypedCells(form, variant);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name || `#${id}`}
        <input type="hidden" name={`revision-${id}`} value={variant.revision} />
      </th>
      {view.may.catalogue ? <PicturesCell {...props} start={start(`media-${id}`)} /> : null}
      {columns.map((column) => (
        <Cell
          key={column.name}
          {...{ form, column, id, group }}
          label={`${t(column.words)}, ${name}`}
          value={start(`${column.name}-${id}`) ?? cellText(variant, column.name, locale)}
        />
      ))}
      {view.may.catalogue ? (
        <td role="cell">
          <Checkbox
            name={`published-${id}`}
            value="true"
            label={
              <>
                <span className="vh">{`${t('products.variantPublished')}, ${name}`}</span>
                <span className="goods__label" aria-hidden="true">
                  {t('products.variantPublished')}
                </span>
              </>
            }
            defaultChecked={hasTyped ? start(`published-${id}`) === 'true' : variant.isPublished}
          />
        </td>
      ) : null}
    </tr>
  );
}

/**
 * What stands in the cells at first: what was typed before the page came again, and of a row that could not be saved, since
 * somebody else has changed it, too.
 */
function useTypedCells(form: SentForm, { id }: VariantRecord) {
  const isRefused = Object.keys(form.faults).some((name) => name.endsWith(`-${id}`));
  const [typed] = useState(() => (isRefused ? (form.answer?.typed ?? form.typed) : form.typed));
  const hasTyped = Object.keys(typed).length > 0;
  return { start: (name: string): string | undefined => typed[name], hasTyped };
}

/** The first of its pictures, and the way to all of them; without scripts their numbers. */
function PicturesCell(props: RowProps & { start: string | undefined }) {
  const { variant, known, mediaIds, isHydrated, onPictures, onMedia, start } = props;
  const { t } = useStaffText();
  const { id, name } = variant;
  const { field, first } = useScriptedField(mediaIds.join(' '), () => onMedia(variant.mediaIds));
  const [main] = mediaIds;
  const picture = main === undefined ? undefined : known.get(main);
  const label = `${t('products.pictures')}, ${name}`;
  if (!isHydrated)
    return (
      <td role="cell">
        <span className="goods__label" aria-hidden="true">
          {t('products.pictureNumbers')}
        </span>
        <TextInput
          name={`media-${id}`}
          aria-label={`${t('products.pictureNumbers')}, ${name}`}
          defaultValue={start ?? first}
        />
      </td>
    );
  return (
    <td role="cell" className="variants__picture">
      <input ref={field} type="text" name={`media-${id}`} hidden readOnly defaultValue={first} />
      <button type="button" className="variants__thumb" aria-label={label} onClick={onPictures}>
        {picture ? (
          <img
            className="goods__thumb"
            src={mediaAddress(picture, isRaster(picture) ? 'SmallSize' : 'original')}
            alt=""
          />
        ) : (
          <span className="goods__thumb goods__thumb--none" />
        )}
        {mediaIds.length > 1 ? <span className="variants__count">{mediaIds.length}</span> : null}
      </button>
    </td>
  );
}

type CellProps = {
  form: SentForm;
  column: VariantColumn;
  id: number;
  group: string;
  label: string;
  value: string;
};

function Cell({ form, column, id, group, label, value }: CellProps) {
  const { t } = useStaffText();
  const name = `${column.name}-${id}`;
  const fault = form.faults[name];
  return (
    <td role="cell" className={column.inputMode ? 'is-number' : 'is-text'}>
      <span className="goods__label" aria-hidden="true">
        {t(column.words)}
      </span>
      <TextInput
        id={`variants-${name}`}
        name={name}
        data-cell={column.name}
        data-group={group}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-error` : undefined}
        autoComplete="off"
        inputMode={column.inputMode}
        defaultValue={value}
      />
      {fault ? (
        <FieldError id={`${name}-error`}>{fault.words ?? t(fault.key, fault.values)}</FieldError>
      ) : null}
    </td>
  );
}
