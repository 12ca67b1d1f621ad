import { useText } from '#site/i18n/use-text.tsx';
import { Checkbox, Radio } from '#site/ui/controls/choice.tsx';
import { OptionChoice } from '#site/ui/controls/option-choice.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import type { FilterControlProps } from './filter-control.ts';
import { toggleValue } from './list-address.ts';

/** One of several as radio buttons (CATALOG-025), many of several as checkboxes (CATALOG-026), colours as swatches. */
export function ChoiceFilter(props: FilterControlProps) {
  const { filter } = props;
  if (filter.type === 'VisualSwatch') return <Swatches {...props} />;
  if (filter.type === 'TextSwatch') return <Words {...props} />;
  return (
    <fieldset>
      <legend className="vh">{filter.label}</legend>
      {filter.values.map((choice) => (
        <Choice key={choice.id} choice={choice} {...props} />
      ))}
    </fieldset>
  );
}

/** Sizes as words to press, each kind of them in a row of its own: letters, numbers, paper. */
function Words({ filter, value, onChange }: FilterControlProps) {
  const { t } = useText();
  const ids = value.split(',');
  const kinds = Map.groupBy(filter.values, ({ label }) => kindOf(label));
  return (
    <fieldset className="words">
      <legend className="vh">{filter.label}</legend>
      {[...kinds].map(([kind, values]) => (
        <div key={kind} className="choices">
          {values.map((one) => (
            <label
              key={one.id}
              className={one.total === 0 ? 'word is-out' : 'word'}
              title={`${one.label}, ${t('list.products', { count: one.total })}`}
            >
              <input
                type="checkbox"
                name={filter.code}
                value={one.id}
                checked={ids.includes(String(one.id))}
                onChange={(event) => onChange(toggleValue(value, one.id, event.target.checked))}
              />
              <span>
                {one.label}
                <span className="vh">{`, ${t('list.products', { count: one.total })}`}</span>
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** Letters (S, XL), numbers (38, 13″), paper (A4), and what is none of these. */
function kindOf(label: string): 'letters' | 'numbers' | 'paper' | 'other' {
  if (/^\d*(?:XX?S|S|M|L|XX*L)$/i.test(label)) return 'letters';
  if (/^\d/.test(label)) return 'numbers';
  return /^[A-C]\d{1,2}$/i.test(label) ? 'paper' : 'other';
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
