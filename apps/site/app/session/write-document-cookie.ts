/** Writes a ready cookie text in the browser. The Cookie Store API is not in every browser the shop serves. */
export function writeDocumentCookie(cookie: string): void {
  Object.assign(document, { cookie });
}
