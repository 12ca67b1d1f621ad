import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { ControlProps, KindOnSite } from '../kind.ts';

/** Some of the records that the screen knows, as boxes to tick. */
export const references: KindOnSite<readonly number[]> = {
  place: 'figure',
  Cell: ({ value }) => value.length,
  control: {
    Control: ReferencesControl,
    read: (_sent, { name }, { all }) => ({
      value: [...new Set(all(name).filter((id) => /^[1-9]\d{0,14}$/.test(id)))].map(Number),
    }),
  },
};

function ReferencesControl({ form, field: { name }, label, hint, value, options }: ControlProps) {
  const known = options[name] ?? [];
  const has = Array.isArray(value) ? value.map(String) : [];
  // Without a tick nothing of it is sent: other fields tell that the form was.
  const isTyped = Object.keys(form.typed).length > 0;
  const ticked = isTyped ? (form.typed[name]?.split(' ') ?? []) : has;
  return (
    <>
      {/* Those that nobody sees now keep their place. */}
      {has
        .filter((id) => !known.some((one) => one.value === id))
        .map((id) => (
          <input key={id} type="hidden" name={name} value={id} />
        ))}
      {known.length > 0 ? (
        <details open={ticked.length > 0}>
          <summary className="link">{label}</summary>
          {hint ? <p className="small soft">{hint}</p> : null}
          <TickSearch names={known.map((one) => one.label)}>
            {(isHidden) => (
              <ul className="plain record-form__ticks">
                {known.map((one) => (
                  <li key={one.value} data-depth={one.depth || undefined} hidden={isHidden(one.label)}>
                    <Checkbox
                      name={name}
                      value={one.value}
                      label={one.label}
                      defaultChecked={ticked.includes(one.value)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </TickSearch>
        </details>
      ) : null}
    </>
  );
}
