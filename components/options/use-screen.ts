import { useEffect, useState } from 'preact/hooks';

import { placeIn, type ScreenPlace } from './screens';

/** @returns the screen that the address names and the place in it, now and whenever the address changes. */
export function useScreen(): ScreenPlace {
  const [place, setPlace] = useState(() => placeIn(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
