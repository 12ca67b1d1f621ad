/** Drawings of the editor; none of them is in a visitor's files. */
const shapes = {
  undo: 'M8 5 4 9l4 4M4.500 9H14a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h3',
  layers:
    'm12 4 8.500 4.500L12 13 3.500 8.500 12 4ZM3.500 12.500 12 17l8.500-4.500M3.500 16.500 12 21l8.500-4.500',
  edit: 'M4 20l1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1ZM14.500 6.500l3 3',
  image: 'M3.500 5h17v14h-17zM3.500 16l5-5 4.500 4.500 3-3 4.500 4.500',
  product: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  office: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  close: 'M5 5l14 14M19 5 5 19',
  ok: 'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M8 12.300l2.800 2.800L16 9.500',
  saving: 'M12 3.500a8.500 8.500 0 1 1-8.500 8.500',
  warn: 'M12 4 2.800 20h18.400L12 4ZM12 10v4.500M12 17.200v.1',
  offline: 'M4 10.500c4.500-4 11.500-4 16 0M7 14c3-2.600 7-2.600 10 0M12 18v.1M4 4l16 16',
  inward: 'M4 6h16M11 12h9M11 18h9M4 10l3.500 2.500L4 15',
  outward: 'M4 6h16M11 12h9M11 18h9M7.500 10 4 12.500 7.500 15',
  up: 'm6 14.500 6-6 6 6',
  down: 'm6 9.500 6 6 6-6',
  bold: 'M8 5h5a3.500 3.500 0 0 1 0 7H8zM8 12h6a3.500 3.500 0 0 1 0 7H8z',
  italic: 'M14 5h4M6 19h4M15.500 5l-7 14',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300A4 4 0 0 0 10.700 19l1.300-1.300',
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1',
  numbers: 'M10 6.500h10M10 12h10M10 17.500h10M4.500 5v3M4 12h2M4 17.500h2',
  quote: 'M4.500 17c3-1 4-3 4-5.500h-4v-5h5v6c0 3-2 5-5 6M14.500 17c3-1 4-3 4-5.500h-4v-5h5v6c0 3-2 5-5 6',
  clear: 'M6 5h12M12 5v8M5 19h8M16 16l4 4M20 16l-4 4',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
  rule: 'M4 12h16M4 6h7M4 18h7',
  basket:
    'M3.500 10h17l-1.600 8.300a2 2 0 0 1-2 1.700H7.100a2 2 0 0 1-2-1.700L3.500 10ZM7.500 10 11 4M16.500 10 13 4',
  move: 'M12 3.500v17M8 7.500l4-4 4 4M8 16.500l4 4 4-4',
  clock: 'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M12 7v5l3 2',
  copy: 'M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4',
  cut: 'M4 17.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M15 17.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M8 15.500 17 4M16 15.500 7 4',
  paste: 'M8 5H5v15.500h14V5h-3M8.500 3.500h7v3.500h-7z',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  plus: 'M12 5v14M5 12h14',
  wide: 'M3 5h18v11.500H3zM9 20h6M12 16.500V20',
  phone: 'M7.500 3h9v18h-9zM11 18h2',
  template: 'M4 4.500h16v5H4zM4 13h7v6.500H4zM14.500 13H20v6.500h-5.500z',
  dots: 'M4.500 12h2M11 12h2M17.500 12h2',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.500v5M6 14.500v5M14 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  history: 'M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  preview:
    'M2.500 12c5-8 14-8 19 0c-5 8-14 8-19 0ZM9.200 12a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0 -5.600 0',
  languages:
    'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M3.500 12h17M12 3.500c3.500 4.500 3.500 12.500 0 17c-3.500-4.500-3.500-12.500 0-17',
  keys: 'M9.200 9a2.800 2.800 0 1 1 4.300 2.400c-1 .7-1.500 1.300-1.500 2.600M12 17.500v.1',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  trash: 'M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.300 10.500v6M13.700 10.500v6',
} as const;

export type EditIconName = keyof typeof shapes;

/** A drawing beside words, or in a button with a name. */
export function EditIcon({ name }: { name: EditIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/**
 * A button of the bar or the rail that shows only a drawing. One that has nothing to do now keeps the focus of the person
 * who works by keyboard.
 */
export function EditButton({
  icon,
  label,
  words,
  onClick,
  disabled,
  pressed,
}: {
  icon: EditIconName;
  label: string;
  /** Shown below the drawing where the style has room for it; a part of the label. */
  words?: string;
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
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <EditIcon name={icon} />
      {words ? (
        <span className="ebar__words" aria-hidden="true">
          {words}
        </span>
      ) : null}
    </button>
  );
}
