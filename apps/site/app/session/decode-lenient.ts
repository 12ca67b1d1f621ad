/** Decodes percent escapes; what is not well encoded is kept as it stands, because a visitor may send anything. */
export function decodeLenient(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
