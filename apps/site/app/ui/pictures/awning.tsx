/** The striped awning over the shop window. */
export function Awning() {
  return <div className="window__awning" aria-hidden="true" />;
}
