import { PanelRight } from 'lucide';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';

import { lazyPart } from '@/components/link/lazy-part';
import type { LinkModel } from '@/components/link/model';
import { IconButton } from '@/components/ui/button';
import { panelOpener, windowHere } from '@/lib/platform/panel';
import { t } from '@/lib/texts/translate';

const LazyServices = lazyPart(
  async () => (await import('@/components/popup/services/service-switch')).ServiceSwitch,
);

/** What the header has beyond its first frame: the other services, and the way to the panel at the side. */
export function PopupHead({ model }: { model: LinkModel }) {
  const { close } = model.services;
  useEffect(() => {
    const place = document.createElement('span');
    void addPanelButton(place, close);
    return () => place.remove();
  }, [close]);
  return model.state.services.length > 1 ? <LazyServices model={model} /> : null;
}

/** Before the header's links, where it moves nothing. A click has to open the panel at once, so it is there once its window is known. */
async function addPanelButton(place: HTMLElement, close: () => void): Promise<void> {
  const open = panelOpener();
  if (open === undefined) return;
  const { id } = await windowHere();
  const press = () => void open(id).then(close, () => undefined);
  render(<IconButton of={PanelRight} label={t('popup_open_panel')} onClick={press} />, place);
  document.querySelector('#links')?.before(place);
}
