/** Drawings that only staff meet, so that no visitor downloads them. */
const shapes = {
  cache:
    'M4.5 6c0-1.5 3.400-2.800 7.500-2.800s7.500 1.300 7.500 2.800-3.400 2.800-7.500 2.800S4.500 7.500 4.500 6ZM4.500 6v12c0 1.500 3.400 2.800 7.500 2.800s7.500-1.300 7.500-2.800V6M4.500 12c0 1.500 3.400 2.800 7.500 2.800s7.500-1.300 7.500-2.800',
  comment: 'M4 5h16v11h-8.500L7 20v-4H4z',
  consent: 'M5 3.500h14v17H5zM8.500 9l1.500 1.500L13 7.500M8.500 15.500h7M15 9.500h1',
  coupon:
    'M4 6.500h16v3.700a2 2 0 0 0 0 3.600v3.700H4v-3.700a2 2 0 0 0 0-3.600zM14 6.500v2M14 11v2M14 15.500v2',
  import: 'M12 3.500v10M8 10l4 4 4-4M4.500 15v4.500h15V15',
  key: 'M4.500 15.500a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11.400 12.700 19.500 4.500M16 8l2.500 2.500',
  log: 'M5 3.500h14v17H5zM8.500 8h7M8.500 12h7M8.500 16h4',
  media:
    'M3.500 5h17v14h-17zM3.500 16l5-5 4.500 4.500 3-3 4.500 4.500M13.500 9.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0',
  page: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6M9 16h6',
  term: 'M4 12V4.500h7.500l8.500 8.500-7.500 7.500zM7.500 8h.010',
  event: 'M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4',
  menu: 'M4 6h16M4 12h10M4 18h13',
  change: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  release: 'M12 3.500a8.500 8.500 0 1 0 8.500 8.500M12 7v5l3.500 2M20.500 4v4.500H16',
  redirect: 'M4 7h9.500a4.250 4.250 0 0 1 0 8.500H8M11 12l-3.500 3.500L11 19',
  orders: 'M4 7.500 12 3.500l8 4v9l-8 4-8-4zM4 7.500l8 4 8-4M12 11.500v9',
  people:
    'M2.800 19c.5-3.300 3-5 6.200-5s5.700 1.700 6.200 5M15.500 5.600a3.200 3.200 0 0 1 0 5.800M17.500 14.400c2 .7 3.300 2.200 3.700 4.600M5.800 8.500a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0 -6.400 0',
  role: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6l-7-2.500ZM8.800 12l2.300 2.300 4.200-4.300',
  form: 'M4 5h16v4.500H4zM4 14h9.500v4.500H4zM17 14h3v4.500h-3z',
  home: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  settings:
    'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M11 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  template: 'M4 4.500h16v5H4zM4 13h7v6.500H4zM14.500 13H20v6.500h-5.500z',
  withdrawal: 'M8 5 4 9l4 4M4 9h10.500a5.500 5.500 0 0 1 0 11H9',
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
