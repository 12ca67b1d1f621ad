import { type FocusEvent, useState } from 'react';
import { type Faults, type FormRules, faultsOf, reader } from './rules.ts';

const none: Faults = {};

/**
 * What is doubted of the fields of a form: of one that was just left, and what the server asked about when the form was sent
 * (`told`). A doubt goes as soon as its field changes or its cause is gone.
 */
export function useDoubts(rules: FormRules, sent: Faults = none) {
  const [noticed, setNoticed] = useState(none);
  const [gone, setGone] = useState<{ sent: Faults; names: readonly string[] }>();
  const names = gone?.sent === sent ? gone.names : [];
  const sentDoubts = filterFaults(sent, (name) => !names.includes(name));

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const name = target.getAttribute('name') ?? '';
    const ofField = rules[name];
    if (!ofField) return;
    const found = faultsOf({ [name]: ofField }, reader(new FormData(currentTarget)));
    setNoticed({ ...filterFaults(noticed, (one) => one !== name), ...found });
  };

  const onInput = (form: HTMLFormElement, field: string) => {
    if (noticed === none && sent === none) return;
    const found = faultsOf(rules, reader(new FormData(form)));
    const isLeft = (name: string) => name !== field && name in found;
    setNoticed(filterFaults(noticed, isLeft));
    setGone({ sent, names: [...names, ...Object.keys(sent).filter((name) => !isLeft(name))] });
  };

  return { doubts: { ...noticed, ...sentDoubts }, sentDoubts, onBlur, onInput };
}

const filterFaults = (faults: Faults, isIncluded: (name: string) => boolean): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => isIncluded(name)));
