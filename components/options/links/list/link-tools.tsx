import { Ban, CircleCheck, ExternalLink, Plus, QrCode, Trash2 } from 'lucide';

import { shortName } from '@/components/options/links/link-text';
import { addressOfLink } from '@/components/options/links/place';
import { Icon } from '@/components/ui/icon';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import type { LinkRowActions } from './link-actions';

interface LinkToolsProps {
  link: LinkRecord;
  rowActions: LinkRowActions;
}

/** The code of a link, and all else that can be done with it. */
export function LinkTools({ link, rowActions }: LinkToolsProps) {
  const label = t('link_qr_named', { link: shortName(link) });
  return (
    <div class="link-tools">
      <a
        class="button button-ghost button-icon"
        href={addressOfLink(link.shortUrl)}
        aria-label={label}
        title={label}
      >
        <Icon of={QrCode} />
      </a>
      <Menu
        label={t('link_more_named', { link: shortName(link) })}
        busy={rowActions.isSwitching(link)}
      >
        {() => <LinkMenuItems link={link} rowActions={rowActions} />}
      </Menu>
      {rowActions.removalOf(link) === null ? null : (
        // The page's key presses it, without the menu that it stands in for all others.
        <button type="button" hidden data-key="e" onClick={() => rowActions.takeOut(link)} />
      )}
    </div>
  );
}

function LinkMenuItems({ link, rowActions }: LinkToolsProps) {
  const { shortUrl } = link;
  const removal = rowActions.removalOf(link);
  const takeOut = {
    enable: { of: CircleCheck, text: t('common_enable') },
    disable: { of: Ban, text: t('common_disable') },
    delete: { of: Trash2, text: t('link_delete') },
  }[removal === 'disable' && link.status === 'disabled' ? 'enable' : (removal ?? 'disable')];
  return (
    <>
      <MenuItem of={ExternalLink} href={shortUrl} isNewTab>
        {t('common_open')}
      </MenuItem>
      <MenuGroup title={t('link_copy_as')}>
        {formats.map((format) => (
          <MenuItem key={format} onPress={() => rowActions.copy(link, format)}>
            {copyFormatName(format)}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuItem of={Plus} href={addressOfLink(shortUrl)}>
        {t('result_add')}
      </MenuItem>
      {removal === null ? null : (
        <MenuItem of={takeOut.of} onPress={() => rowActions.takeOut(link)}>
          {takeOut.text}
        </MenuItem>
      )}
    </>
  );
}

const formats: readonly CopyFormat[] = ['plain', 'markdown', 'html', 'title', 'template'];
