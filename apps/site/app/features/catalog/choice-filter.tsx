import { useText } from '../../i18n/use-text.tsx';
import { Checkbox, Radio } from '../../ui/choice.tsx';
import { OptionChoice } from '../../ui/option-choice.tsx';
import { pictureOf } from '../media/picture-of.ts';
import type { FilterControlProps } from './filter-control.ts';
import { toggleValue } from './list-address.ts';

/** One of several as radio buttons (CATALOG-025), many of several as checkboxes (CATALOG-026), colours as swatches. */
export function ChoiceFilter(props: FilterControlProps) {
  const { filter } = props;
  if (filter.type === 'VisualSwatch') return <Swatches {...props} />;
  return (
    <fieldset>
      <legend className="vh">{filter.label}</legend>
      {filter.values.map((choice) => (
        <Choice key={choice.id} choice={choice} {...props} />
      ))}
    </fieldset>
  );
}

function Choice({
  filter,
  value,
  onChange,
  choice,
}: FilterControlProps & { choice: FilterControlProps['filter']['values'][number] }) {
  const isChosen = value.split(',').includes(String(choice.id));
  const common = {
    name: filter.code,
    value: String(choice.id),
    label: choice.label,
    checked: isChosen,
    count: <Count total={choice.total} />,
  };
  if (filter.type === 'Dropdown') return <Radio {...common} onChange={() => onChange(String(choice.id))} />;
  return (
    <Checkbox
      {...common}
      onChange={(event) => onChange(toggleValue(value, choice.id, event.target.checked))}
    />
  );
}

/** The number of products a value would match (CATALOG-030), read out as "5 proizvoda". */
export function Count({ total }: { total: number }) {
  const { t, number } = useText();
  return (
    <>
      <span aria-hidden="true">{number(total)}</span>
      <span className="vh">{`, ${t('list.products', { count: total })}`}</span>
    </>
  );
}

function Swatches({ filter, value, onChange }: FilterControlProps) {
  const ids = value.split(',');
  const names = filter.values.filter((one) => ids.includes(String(one.id))).map((one) => one.label);
  return (
    <OptionChoice
      legend={<span className="vh">{filter.label}</span>}
      chosen={names.join(', ')}
      name={filter.code}
      type="checkbox"
      options={filter.values.map((one) => ({
        value: String(one.id),
        label: `${one.label} (${one.total})`,
        colour: one.color,
        picture: one.picture && pictureOf(one.picture, 'tile', ''),
        checked: ids.includes(String(one.id)),
      }))}
      onChange={(id, isOn) => onChange(toggleValue(value, Number(id), isOn))}
    />
  );
}
