import { useMemo, useState } from 'preact/hooks';

import { useListener } from '@/components/ui/use-listener';

import { onHashChange } from './address-hash';
import { type ScreenPlace, placeIn } from './screens';

/** @returns the screen that the address names and the place in it, now and whenever the address changes. */
export function useScreen(): ScreenPlace {
  const [hash, setHash] = useState(location.hash);
  useListener(onHashChange, () => setHash(location.hash));
  return useMemo(() => placeIn(hash), [hash]);
}
