/** Id of a form's field in the page, for labels and links. */
export const fieldId = ({ name: form }: { name: string }, name: string): string =>
  `${form}-${name.replaceAll('.', '-')}`;
