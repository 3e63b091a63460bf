import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/ui/services';

import { type Shown, heldTo } from './held-services';
import { nothingKnown } from './page';
import { createLooks } from './page-looks';
import { useOnReturn } from './use-on-return';

/** What the page knows, asked for as it opens and as the user comes back; the services ask again after what may change it. */
export function usePageState(given: OptionsServices) {
  const [page, setPage] = useState(nothingKnown);
  const { looks, services } = useMemo(
    () => createLooks(given, (changes) => setPage((was) => ({ ...was, ...changes(was) }))),
    [given],
  );
  const look = () => {
    looks.service();
    looks.managed();
    looks.preferences();
  };
  useLayoutEffect(look, [looks]);
  useOnReturn(look);

  // What a screen still asks for after a switch is meant for the service that it showed.
  const shown = useMemo((): Shown => ({ id: undefined }), [page.switches]);
  shown.id = page.shown;
  const held = useMemo(() => heldTo(shown, services), [shown, services]);
  return { page, services: held };
}
