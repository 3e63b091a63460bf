import { ChevronDown } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import { addStyles } from '@/components/ui/add-styles';
import { Menu, MenuItem } from '@/components/ui/menu';
import { copyContent, copyFormats } from '@/lib/copy/copy-content';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import styles from './copy-as.css?inline';
import menuStyles from '@/components/ui/menu.css?inline';

addStyles(menuStyles + styles);

/** The other half of the Copy button: how else the link can be copied. Copy itself opens it by the arrow down, so that Tab takes no longer. */
export function CopyAs({ model }: { model: LinkModel }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const copy = place.current?.previousElementSibling;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'ArrowDown') return;
      event.preventDefault();
      place.current?.querySelector('button')?.click();
    };
    copy?.addEventListener('keydown', press);
    return () => copy?.removeEventListener('keydown', press);
  }, []);
  return (
    <span class="copy-as" ref={place}>
      <Menu label={t('link_copy_as')} of={ChevronDown} isAside>
        {() =>
          copyFormats.map((format) => (
            <MenuItem key={format} onPress={() => void copyAs(model, format)}>
              {copyFormatName(format)}
            </MenuItem>
          ))
        }
      </Menu>
    </span>
  );
}

async function copyAs(model: LinkModel, format: CopyFormat): Promise<void> {
  const { view, services, state } = model;
  if (view.name !== 'result') return;
  const content = copyContent([view.link], { ...state.preferences, copyFormat: format });
  const isCopied = await services.copyText(content);
  model.change('result', { copied: isCopied ? 'yes' : 'no', copiedAs: format });
}
