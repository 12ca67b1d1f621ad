/** The part of SaxonJS 2 that these tests use; it brings no types. */
declare module 'saxon-js' {
  const SaxonJS: {
    XPath: { evaluate(xpath: string, context: null, options: { params: Record<string, unknown> }): unknown };
  };
  export default SaxonJS;
}
