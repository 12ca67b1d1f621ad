import { useEffect, useState } from 'react';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';
import { applyTheme, storedTheme, type Theme, themeCookie } from './theme.ts';

/** The theme in use and a way to choose another; known only after hydration, because pages are cached. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    const follow = () => setTheme(storedTheme(document.cookie));
    follow();
    window.addEventListener(changed, follow);
    return () => window.removeEventListener(changed, follow);
  }, []);
  const choose = (next: Theme) => {
    writeDocumentCookie(themeCookie(next));
    applyTheme(document.documentElement, next);
    window.dispatchEvent(new Event(changed));
  };
  return [theme, choose];
}

/** Two switches of one page (header and panel) follow each other. */
const changed = 'izlog:theme';
