/** ms after which a film counts as one that cannot be rendered. */
const patience = 20_000;

/** The first frame of a film as a picture; nothing where this browser cannot play it. */
export async function frameOf(address: string, name: string): Promise<File | undefined> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.src = address;
  try {
    await heard(film, 'loadeddata');
    // Many films begin with one black frame.
    film.currentTime = Math.min(0.1, film.duration / 2 || 0);
    await heard(film, 'seeked');
    return await pictureOfFrame(film, name);
  } catch {
    // Reported by the caller.
    return undefined;
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = AbortSignal.timeout(patience);
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('not playable')), { once: true });
    stop.addEventListener('abort', () => reject(new Error('too slow')));
  });
}

async function pictureOfFrame(film: HTMLVideoElement, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined;
}
