import { EditIcon, type EditIconName } from '../frame/edit-icon.tsx';

/** A button of the bar; the arrows go from one to the next. */
export function Tool({
  icon,
  label,
  keys,
  isOn,
  onClick,
}: {
  icon: EditIconName;
  label: string;
  keys?: string;
  isOn?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label}, ${keys}` : label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <EditIcon name={icon} />
    </button>
  );
}
