import {
  availabilityOf,
  chooseValue,
  type VariantChoice,
} from '@izlog/contract/product/choices/find-variant';
import type { MouseEvent } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { OptionChoice } from '#site/ui/controls/option-choice.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { fieldNames } from '../product-fields.ts';
import type { AxisView, PurchasableView } from '../product-view.ts';

type AxisChoicesProps = {
  axes: readonly AxisView[];
  variants: readonly PurchasableView[];
  choice: VariantChoice;
  choose: (attributeID: number, id: number) => void;
  nameOf: (attributeID: number) => string;
  /** Axes on which something must still be chosen. */
  missing?: readonly number[];
  /** Address of the product, and what happens when one asks to hear of a value that is sold out (PRODUCT-041). */
  path?: string;
  onAsk?: () => void;
};

/**
 * A control for each axis (PRODUCT-017): pictures (PRODUCT-020), colours or words, with the class of the attribute
 * (PRODUCT-021). What is sold out with the rest of the choice, or not made, is marked and can still be chosen.
 */
export function AxisChoices({
  axes,
  variants,
  choice,
  choose,
  nameOf,
  missing = [],
  path,
  onAsk,
}: AxisChoicesProps) {
  const { t } = useText();
  return axes.map(({ attributeID, label, customClass, values }) => {
    const chosen = values.find(({ id }) => id === choice[attributeID]);
    const words = { available: undefined, soldOut: t('product.valueSoldOut'), none: t('product.valueNone') };
    const out = values.filter(
      ({ id }) => availabilityOf(variants, axes, choice, { attributeID, id }) === 'soldOut',
    );
    const addressOf = (chosen: VariantChoice) => {
      const query = Object.entries(chosen).map(
        ([axis, value]) => `${fieldNames.axis(Number(axis))}=${value}`,
      );
      return `${path}?${query.join('&')}#javite-mi`;
    };
    const ask = (id: number) => (event: MouseEvent) => {
      event.preventDefault();
      choose(attributeID, id);
      onAsk?.();
    };
    return (
      <OptionChoice
        key={attributeID}
        className={customClass || undefined}
        legend={`${label}:`}
        chosen={chosen?.label ?? t('product.notChosen')}
        name={nameOf(attributeID)}
        error={missing.includes(attributeID) ? t('core.notifications.configurationNotSet') : undefined}
        options={values.map(({ id, label: word, color, picture }) => ({
          value: String(id),
          label: word,
          colour: color ?? undefined,
          picture: picture && pictureOf(picture, 'tile', ''),
          checked: id === chosen?.id,
          out: words[availabilityOf(variants, axes, choice, { attributeID, id })],
        }))}
        onChange={(id) => choose(attributeID, Number(id))}
        hint={
          path === undefined || out.length === 0 ? undefined : (
            <>
              {t('product.valuesSoldOut', { values: out.map((value) => value.label).join(', ') })}{' '}
              {out.map(({ id, label: word }) => (
                <a
                  key={id}
                  className="link"
                  href={addressOf(chooseValue(variants, axes, choice, { attributeID, id }))}
                  onClick={ask(id)}
                >
                  {out.length === 1 ? t('product.tellMe') : t('product.tellMeOf', { value: word })}
                </a>
              ))}
            </>
          )
        }
      />
    );
  });
}
