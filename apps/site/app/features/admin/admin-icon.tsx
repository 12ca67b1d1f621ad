/** Drawings that only staff meet, so that no visitor downloads them. */
const shapes = {
  cache:
    'M4.5 6c0-1.5 3.400-2.800 7.500-2.800s7.500 1.300 7.500 2.800-3.400 2.800-7.500 2.800S4.500 7.500 4.500 6ZM4.500 6v12c0 1.500 3.400 2.800 7.500 2.800s7.500-1.300 7.500-2.800V6M4.500 12c0 1.500 3.400 2.800 7.500 2.800s7.500-1.300 7.500-2.800',
  consent: 'M5 3.500h14v17H5zM8.500 9l1.500 1.500L13 7.500M8.500 15.500h7M15 9.500h1',
  home: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  template: 'M4 4.500h16v5H4zM4 13h7v6.500H4zM14.500 13H20v6.500h-5.500z',
} as const;

export type AdminIconName = keyof typeof shapes;

/** A drawing beside words; it says nothing to screen readers. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
