/** Drawings of the editor; none of them is in a visitor's files. */
const shapes = {
  undo: 'M8 5 4 9l4 4M4.500 9H14a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h3',
  layers:
    'm12 4 8.500 4.500L12 13 3.500 8.500 12 4ZM3.500 12.500 12 17l8.500-4.500M3.500 16.500 12 21l8.500-4.500',
  edit: 'M4 20l1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1ZM14.500 6.500l3 3',
  image: 'M3.500 5h17v14h-17zM3.500 16l5-5 4.500 4.500 3-3 4.500 4.500',
  office: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  close: 'M5 5l14 14M19 5 5 19',
  ok: 'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M8 12.300l2.800 2.800L16 9.500',
  saving: 'M12 3.500a8.500 8.500 0 1 1-8.500 8.500',
  warn: 'M12 4 2.800 20h18.400L12 4ZM12 10v4.500M12 17.200v.1',
  offline: 'M4 10.500c4.500-4 11.500-4 16 0M7 14c3-2.600 7-2.600 10 0M12 18v.1M4 4l16 16',
  up: 'm6 14.500 6-6 6 6',
  down: 'm6 9.500 6 6 6-6',
  trash: 'M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.300 10.500v6M13.700 10.500v6',
} as const;

export type EditIconName = keyof typeof shapes;

/** A drawing beside words, or in a button with a name. */
export function EditIcon({ name, className }: { name: EditIconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** A button of the bar or the rail that shows only a drawing. */
export function EditButton({
  icon,
  label,
  onClick,
  disabled,
  pressed,
}: {
  icon: EditIconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <EditIcon name={icon} />
    </button>
  );
}
