import { useEffect, useState } from 'preact/hooks';

import { screenAt, type ScreenEntry } from './screens';

/** @returns the screen that the address names, now and whenever it changes. */
export function useScreen(): ScreenEntry {
  const [screen, setScreen] = useState(() => screenAt(location.hash));
  useEffect(() => {
    const follow = () => setScreen(screenAt(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return screen;
}
