/**
 * What was typed into a form, to stand there again; passwords and hidden names stay out. Ticks of one name stand beside
 * each other, with spaces.
 */
export function typedFields(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === 'form' || /password/i.test(name)) continue;
    typed[name] = name in typed ? `${typed[name]} ${value}` : value;
  }
  return typed;
}
