/** What was typed into a form, to stand there again; passwords and hidden names stay out. */
export function typedFields(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== 'form' && !/password/i.test(name)) typed[name] = value;
  }
  return typed;
}
