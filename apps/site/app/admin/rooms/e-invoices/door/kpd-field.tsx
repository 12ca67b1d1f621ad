import { useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';

interface KpdProps {
  form: SentForm;
  name: string;
  label: string;
  hint?: string | undefined;
  className?: string | undefined;
  defaultValue?: string;
  isOptional?: boolean;
}

type Found = { code: string; name: string }[];

/** A KPD: six digits, or words by which the shop's list of them is searched while one types. A plain field without scripts. */
export function KpdField({ form, name, label, ...given }: KpdProps) {
  const { t } = useStaffText();
  const [found, setFound] = useState<Found>([]);
  const asked = useRef('');
  const list = `kpd-${name.replaceAll('.', '-')}`;
  const search = (input: HTMLInputElement) => {
    const words = input.value.trim();
    const chosen = /^(\d{2}\.\d{2}\.\d{2})\s/.exec(words)?.[1];
    // An item of the list stands there with its name, which says what it is, and is its code.
    if (chosen) input.value = chosen;
    if (words.length < 2 || words === asked.current) return;
    asked.current = words;
    // What is typed by hand counts as well: without an answer there is no list to choose from.
    void fetch(`/_/kpd?${new URLSearchParams({ search: words })}`)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { records: Found }).records : []))
      .catch(() => [])
      .then((records) => {
        if (asked.current === words) setFound(records);
      });
  };
  return (
    <>
      <TextField
        form={form}
        name={name}
        label={label}
        hint={t('eInvoices.kpdHint')}
        {...given}
        data-most={200}
        autoComplete="off"
        list={list}
        onChange={({ currentTarget }) => search(currentTarget)}
      />
      <datalist id={list}>
        {found.map(({ code, name: words }) => (
          <option key={code} value={`${code} ${words}`} />
        ))}
      </datalist>
    </>
  );
}
