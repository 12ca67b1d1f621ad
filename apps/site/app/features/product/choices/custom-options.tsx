import type { PersonalizationFault } from '@izlog/contract/product/choices/check-personalizations';
import { subscriptionOption } from '@izlog/contract/product/subscription';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import type { OptionView, ProductFields } from '../product-view.ts';
import { OptionField } from './option-field.tsx';

/** The custom options of a product, each with its control (PRODUCT-023) and what is wrong with its answer. */
export function CustomOptions({
  options,
  answers,
  faults = {},
}: {
  options: readonly OptionView[];
  answers: ProductFields['answers'];
  faults?: Readonly<Record<string, PersonalizationFault>>;
}) {
  const text = useText();
  const subscription = subscriptionOption(options);
  return options.map((option) => {
    const fault = faults[option.option_title];
    return (
      <OptionField
        key={option.option_title}
        option={option}
        answer={answers[option.option_title]}
        error={fault && faultText(fault, option, text)}
        // A plan is always chosen: the first one at first (PRODUCT-027).
        hasEmpty={option !== subscription}
      />
    );
  });
}

function faultText(fault: PersonalizationFault, option: OptionView, { t, number }: Text): string {
  switch (fault) {
    case 'required':
      return t('validation.required');
    case 'tooLong':
      return t('validation.maxLength', { length: option.maxLength ?? 0 });
    case 'notANumber':
      return t('product.notANumber');
    case 'tooSmall':
      return t('product.tooSmall', { min: number(option.min ?? 0) });
    case 'tooLarge':
      return t('product.tooLarge', { max: number(option.max ?? 0) });
    case 'notADate':
      return t('product.notADate');
    case 'dayNotOffered':
      return t('product.dayNotOffered');
    case 'unknownChoice':
    case 'unknown':
      return t('product.unknownChoice');
  }
}
