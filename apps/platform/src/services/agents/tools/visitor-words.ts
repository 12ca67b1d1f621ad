/*
 * What visitors, customers and suppliers wrote reaches an agent that reads, and may read like an instruction. Where a field is
 * known to be theirs, its words are set apart by name; of everything else the answer says that it is data.
 */

/** Fields whose words are those of visitors, by the beginning of the path of the endpoint. */
const visitorFields: ReadonlyArray<readonly [path: RegExp, fields: readonly string[]]> = [
  [/\/cms\/comment\//, ['author_name', 'content', 'email', 'parent_name', 'user']],
  [/\/cms\/form\/entr/, ['data', 'value', 'email', 'files', 'downloads']],
  [
    /\/ecommerce\/(order|draft|bank)\//,
    [
      ...['buyer', 'customer', 'delivery', 'billing', 'shipping', 'address', 'addresses', 'company', 'email'],
      ...['phone', 'firstName', 'lastName', 'note', 'message', 'options', 'personalizations', 'reason'],
    ],
  ],
  [/\/ecommerce\/return\//, ['message', 'trackingNumber', 'customer', 'buyer', 'options', 'name']],
  [
    /\/user\/customer\//,
    [
      ...['name', 'email', 'city', 'firstName', 'lastName', 'company', 'phone', 'addresses', 'address'],
      ...['comments', 'content', 'street', 'place'],
    ],
  ],
  [/\/(report\/search|search\/missed|search\/find)/, ['query', 'words', 'text', 'term', 'search']],
];

/** Says which words of an answer visitors wrote: `{ "writtenByVisitor": "…" }` in place of the text. */
export function markVisitorWords(path: string, answer: unknown): unknown {
  const fields = new Set(visitorFields.flatMap(([of, names]) => (of.test(path) ? names : [])));
  return fields.size === 0 ? answer : mark(answer, fields, false);
}

function mark(value: unknown, fields: ReadonlySet<string>, isTheirs: boolean): unknown {
  if (typeof value === 'string')
    return isTheirs && /\p{L}/u.test(value) ? { writtenByVisitor: value } : value;
  if (Array.isArray(value)) return value.map((one) => mark(one, fields, isTheirs));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      // What the shop answered stands in the same record.
      mark(inner, fields, name !== 'answer' && (isTheirs || fields.has(name))),
    ]),
  );
}
