import type { ReactNode } from 'react';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field, type FieldControl, FieldError } from '#site/ui/controls/field.tsx';
import { OptionChoice } from '#site/ui/controls/option-choice.tsx';
import { Select, TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { fieldNames } from '../product-fields.ts';
import type { OptionView } from '../product-view.ts';

const DayChoice = splitView(async () => (await import('./day-choice.tsx')).DayChoice);

type OptionFieldProps = {
  option: OptionView;
  answer: string | readonly string[] | undefined;
  error: ReactNode;
  /** Whether a list begins with the line "choose". */
  hasEmpty: boolean;
};

type Value = OptionView['custom_option_values'][number];

/** Above so many characters a text gets several lines. */
const longText = 120;

/** The control of one custom option by its kind (PRODUCT-023); without a kind a plain text field. */
export function OptionField(props: OptionFieldProps) {
  if (props.option.days) return <Day {...props} days={props.option.days} />;
  switch (props.option.inputType) {
    case 'dropdown':
      return <Dropdown {...props} />;
    case 'multipleSelect':
      return <Several {...props} />;
    case 'textSwatch':
    case 'visualSwatch':
      return <Swatches {...props} />;
    case 'yesNo':
      return <YesNo {...props} />;
    default:
      return <Input {...props} />;
  }
}

/** What a choice does to the price: "+ 2,50 €", or the price it brings. */
function effectOf({ surcharge, price }: Value, { t, money }: Text): string {
  if (price !== null) return money(price);
  return surcharge ? t('product.surcharge', { price: money(surcharge) }) : '';
}

const withEffect = (value: Value, text: Text) => {
  const effect = effectOf(value, text);
  return effect === '' || effect === value.label ? value.label : `${value.label} (${effect})`;
};

const oneOf = (answer: OptionFieldProps['answer']) => (typeof answer === 'string' ? answer : answer?.[0]);

function Labelled({
  option,
  error,
  children,
}: Pick<OptionFieldProps, 'option' | 'error'> & { children: (control: FieldControl) => ReactNode }) {
  const { t } = useText();
  return (
    <Field
      label={option.label}
      optional={option.required ? undefined : t('product.optional')}
      hint={option.hint || undefined}
      error={error}
    >
      {children}
    </Field>
  );
}

function Day({ option, answer, error, days }: OptionFieldProps & { days: NonNullable<OptionView['days']> }) {
  const text = useText();
  const [value] = option.custom_option_values;
  const legend = value ? withEffect({ ...value, label: option.label }, text) : option.label;
  return <DayChoice option={{ ...option, days }} legend={legend} answer={oneOf(answer)} error={error} />;
}

function Dropdown({ option, answer, error, hasEmpty }: OptionFieldProps) {
  const text = useText();
  return (
    <Labelled option={option} error={error}>
      {(control) => (
        <Select
          {...control}
          name={fieldNames.answer(option.option_title)}
          defaultValue={oneOf(answer) ?? ''}
          aria-required={option.required || undefined}
        >
          {hasEmpty ? <option value="">{text.t('product.pick')}</option> : null}
          {option.custom_option_values.map((value) => (
            <option key={value.sku} value={value.sku}>
              {withEffect(value, text)}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

function Swatches({ option, answer, error }: OptionFieldProps) {
  const text = useText();
  const { custom_option_values: values } = option;
  const chosen = values.find(({ sku }) => sku === oneOf(answer));
  return (
    <OptionChoice
      legend={<Legend option={option} />}
      chosen={chosen?.price === null ? withEffect(chosen, text) : chosen?.label}
      name={fieldNames.answer(option.option_title)}
      options={values.map((value) => ({
        value: value.sku,
        // A price is shown at the top as soon as it is chosen; its label usually says it ("25 €").
        label: value.price === null ? withEffect(value, text) : value.label,
        colour: value.color ?? undefined,
        picture: value.picture && pictureOf(value.picture, 'tile', ''),
        checked: value === chosen,
      }))}
      hint={option.hint || undefined}
      error={error}
    />
  );
}

function Several({ option, answer, error }: OptionFieldProps) {
  const chosen = answer === undefined ? [] : [answer].flat();
  return (
    <fieldset className="option" data-invalid={error ? '' : undefined}>
      <legend>
        <Legend option={option} />
      </legend>
      <div>
        {option.custom_option_values.map((value) => (
          <Checkbox
            key={value.sku}
            name={fieldNames.answer(option.option_title)}
            value={value.sku}
            defaultChecked={chosen.includes(value.sku)}
            label={<WithEffect value={value} />}
          />
        ))}
      </div>
      {error ? <FieldError id={`${option.option_title}-error`}>{error}</FieldError> : null}
      {option.hint ? <p className="hint">{option.hint}</p> : null}
    </fieldset>
  );
}

function YesNo({ option, answer, error }: OptionFieldProps) {
  const [value] = option.custom_option_values;
  return (
    <div>
      <Checkbox
        name={fieldNames.answer(option.option_title)}
        value="yes"
        defaultChecked={oneOf(answer) === 'yes'}
        error={error}
        label={value ? <WithEffect value={{ ...value, label: option.label }} /> : option.label}
      />
      {option.hint ? <p className="hint">{option.hint}</p> : null}
    </div>
  );
}

function WithEffect({ value }: { value: Value }) {
  const text = useText();
  const effect = effectOf(value, text);
  return (
    <>
      {value.label} {effect ? <span className="faint">({effect})</span> : null}
    </>
  );
}

function Legend({ option }: { option: OptionView }) {
  const { t } = useText();
  return (
    <>
      {option.label}{' '}
      {option.required ? null : <span className="field__optional">{t('product.optional')}</span>}
    </>
  );
}

const inputTypes = { numberField: 'number', date: 'date', dateTime: 'datetime-local' } as const;

function Input({ option, answer, error }: OptionFieldProps) {
  const text = useText();
  const { inputType, option_type: valueType, min, max, maxLength } = option;
  const isNumber = inputType === 'numberField' || (inputType === null && valueType === 'number');
  const [value] = option.custom_option_values;
  const label = value ? withEffect({ ...value, label: option.label }, text) : option.label;
  return (
    <Labelled option={{ ...option, label }} error={error}>
      {(control) => {
        const common = {
          ...control,
          name: fieldNames.answer(option.option_title),
          defaultValue: oneOf(answer) ?? '',
          'aria-required': option.required || undefined,
        };
        if (!isNumber && inputType === null && (maxLength ?? 0) > longText)
          return <TextArea {...common} maxLength={maxLength ?? undefined} />;
        if (isNumber) {
          return (
            <TextInput
              {...common}
              type="number"
              min={min ?? undefined}
              max={max ?? undefined}
              step="any"
              inputMode="decimal"
            />
          );
        }
        const type = inputType === 'date' || inputType === 'dateTime' ? inputTypes[inputType] : 'text';
        return <TextInput {...common} type={type} maxLength={maxLength ?? undefined} />;
      }}
    </Labelled>
  );
}
