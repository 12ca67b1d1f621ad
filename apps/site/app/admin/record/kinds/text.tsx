import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import type { FilterProps, KindFilter, KindOnSite } from '../kind.ts';
import { LineControl, readText } from '../line-control.tsx';
import { choiceFilter } from './choice.tsx';

const filter: KindFilter = {
  isGood: (text, choices) => (choices.length > 0 ? choices.includes(text) : text.length <= 100),
  // Where the screen has words for what there is, one chooses among them.
  Control: (props) =>
    props.look.choices?.[props.field.name] ? choiceFilter.Control(props) : <Words {...props} />,
  Chosen: (props) => (props.look.choices?.[props.field.name] ? choiceFilter.Chosen(props) : props.texts[0]),
};

export const text: KindOnSite<string> = {
  place: 'meta',
  Cell: ({ value }) => (value ? <bdi>{value}</bdi> : null),
  filter,
  control: { Control: LineControl, read: readText },
};

function Words({ field: { params }, label, texts: [text] }: FilterProps) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} name={params[0]} data-most={100} defaultValue={text} />}
    </Field>
  );
}
