import { choices } from './choices.ts';

/** Two choices, which are also asked for by the words yes and no; both are always shown. */
export const yesNo: typeof choices = {
  ...choices,
  read(sent, attribute) {
    if (!('answer' in sent)) return choices.read(sent, attribute);
    const id = attribute[sent.answer];
    return id === null ? undefined : { valueIds: [id] };
  },
  showsAll: true,
};
