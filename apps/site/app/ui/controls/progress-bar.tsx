/** The line on top of the page while the next one loads, 2 px high (ROUTE-048). `value` goes from 0 to 100; `null`
 * when nothing loads. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  if (value === null) return null;
  // It lies outside every landmark, on top of the page: as a live region it is still announced.
  return (
    <div aria-live="polite">
      <progress className="progress-line" value={value} max={100} aria-label={label} />
    </div>
  );
}
