/** Fetches a file and gives it to the browser as a download (CHECKOUT-064); false when it could not be fetched. */
export async function downloadFile(url: string): Promise<boolean> {
  let file: Blob;
  let name: string | undefined;
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    file = await response.blob();
    name = nameIn(response.headers.get('content-disposition'));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  link.click();
  URL.revokeObjectURL(address);
  return true;
}

/** The file's name in the header of its answer. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
