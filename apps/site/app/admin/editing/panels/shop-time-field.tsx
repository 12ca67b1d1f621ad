import { useState } from 'react';
import { clockWords, instantOfShop, shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';

/**
 * Day and time by the shop's clock of a value that is an instant. A time that the clock skips or repeats stays as it was typed,
 * with why it cannot be; the value is then what it was.
 */
export function ShopTimeField({
  label,
  value,
  error,
  onChange,
  onBlur,
}: {
  label: string;
  /** An instant; empty for none. */
  value: string;
  error?: string | undefined;
  /** Called with the instant, or undefined where the field was emptied. */
  onChange: (instant: string | undefined) => void;
  onBlur?: () => void;
}) {
  const { t } = useStaffText();
  /** What was typed and is no instant. */
  const [odd, setOdd] = useState<string>();
  const words = odd === undefined ? undefined : clockWords(odd);
  return (
    <Field label={label} error={words ? t(words) : error} hint={t('edit.shopClock')}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={odd ?? shopTimeOf(value)}
          onChange={({ target }) => {
            const isOdd = clockWords(target.value) !== undefined;
            setOdd(isOdd ? target.value : undefined);
            if (!isOdd) onChange(instantOfShop(target.value));
          }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
