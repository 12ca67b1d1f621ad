/** A member card as it is shown. */
export interface CardView {
  code: string;
  /** The bars as an SVG document; undefined when they could not be loaded: the code is then only written. */
  svg: string | undefined;
}
