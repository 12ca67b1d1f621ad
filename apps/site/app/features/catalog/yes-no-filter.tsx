import { useText } from '#site/i18n/use-text.tsx';
import { Radio } from '#site/ui/controls/choice.tsx';
import { Count } from './choice-filter.tsx';
import type { FilterControlProps } from './filter-control.ts';

/** Yes or no as radio buttons; the address says `yes` or `no` (CATALOG-028, CATALOG-037). */
export function YesNoFilter({ filter, value, onChange }: FilterControlProps) {
  const { t } = useText();

  return (
    <fieldset>
      <legend className="vh">{filter.label}</legend>
      {(['yes', 'no'] as const).map((word, index) => (
        <Radio
          key={word}
          name={filter.code}
          value={word}
          label={t(`list.${word}`)}
          checked={value === word}
          count={<Count total={filter.values[index]?.total ?? 0} />}
          onChange={() => onChange(word)}
        />
      ))}
    </fieldset>
  );
}
