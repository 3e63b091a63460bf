import { ExternalLink, Plus, QrCode } from 'lucide';

import { shortName } from '@/components/options/links/link-text';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfLink } from '@/components/options/links/place';
import { ShareItem } from '@/components/options/links/share-link';
import { Icon } from '@/components/ui/icon';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import { copyFormats } from '@/lib/copy/copy-content';
import type { LinkRecord } from '@/lib/model/link';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

export function LinkTools({ link }: { link: LinkRecord }) {
  const { actions, addTo, mayFile } = useLinksScreen();
  const page = addressOfLink(link.shortUrl);
  const label = t('link_qr_named', { link: shortName(link) });
  const takeOut = actions.switchOf(link);
  return (
    <div class="link-tools">
      <a class="button button-ghost button-icon" href={page} aria-label={label} title={label}>
        <Icon of={QrCode} />
      </a>
      <Menu
        label={t('link_more_named', { link: shortName(link) })}
        busy={actions.isSwitching(link)}
      >
        {() => (
          <>
            <MenuItem of={ExternalLink} href={link.shortUrl} isNewTab>
              {t('common_open')}
            </MenuItem>
            <ShareItem link={link} />
            <MenuGroup title={t('link_copy_as')}>
              {copyFormats.map((format) => (
                <MenuItem key={format} onPress={() => actions.copy(link, format)}>
                  {copyFormatName(format)}
                </MenuItem>
              ))}
            </MenuGroup>
            {mayFile ? (
              <MenuItem of={Plus} onPress={() => addTo([link])}>
                {t('result_add')}
              </MenuItem>
            ) : null}
            {takeOut === null ? null : (
              <MenuItem of={takeOut.of} onPress={takeOut.press}>
                {takeOut.text}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {takeOut === null ? null : (
        // The page's key presses it, without the menu that it stands in for all others.
        <button type="button" hidden data-key="e" onClick={takeOut.press} />
      )}
    </div>
  );
}
