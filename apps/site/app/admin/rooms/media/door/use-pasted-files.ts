import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere but into a field that is written in. */
export function usePastedFiles(take: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input:not([type="file"]), textarea')) return;
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: globalThis.ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
