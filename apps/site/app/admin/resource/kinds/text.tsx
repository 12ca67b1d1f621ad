import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import type { KindFilter, KindOnSite } from '../kind.ts';

const filter: KindFilter = {
  isGood: (text) => text.length <= 100,
  Control: ({ field: { params }, label, texts: [text] }) => (
    <Field label={label}>
      {(control) => <TextInput {...control} name={params[0]} maxLength={100} defaultValue={text} />}
    </Field>
  ),
  Chosen: ({ texts: [text] }) => text,
};

export const text: KindOnSite<string> = { place: 'meta', Cell: ({ value }) => value, filter };
