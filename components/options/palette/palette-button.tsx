import { Search } from 'lucide';
import { useLayoutEffect, useState } from 'preact/hooks';

import { lazyPart } from '@/components/link/lazy-part';
import { nameOfKey } from '@/components/options/keys';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { t } from '@/lib/texts/translate';

import { paletteKey } from './palette-key';

const LazyPalette = lazyPart(async () => (await import('./palette')).Palette);

/** Opens the quick search, as Ctrl+K and ⌘K do anywhere on the page. */
export function PaletteButton() {
  const { ways } = useServices();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey === metaKey || altKey || isComposing || nameOfKey(event) !== 'k') return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        class="field-frame palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        {t('palette_title')}
        {ways.keys ? (
          <kbd class="keys" aria-hidden="true">
            {paletteKey}
          </kbd>
        ) : null}
      </button>
      {isOpen ? <LazyPalette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
