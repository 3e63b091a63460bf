import { Share2 } from 'lucide';

import { linkName } from '@/components/options/links/link-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MenuItem } from '@/components/ui/menu';
import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

/** Shares a link with the apps of the system; null where that has no dialog for it. */
function useShare(link: LinkRecord): (() => void) | null {
  const { share } = useServices();
  if (share === undefined) return null;
  const shared = { url: link.shortUrl, title: linkName(link) };
  // Closing the dialog, too, ends it with an error.
  return () => void share(shared).catch(() => undefined);
}

export function ShareButton({ link }: { link: LinkRecord }) {
  const share = useShare(link);
  return share === null ? null : (
    <Button onClick={share}>
      <Icon of={Share2} />
      {t('link_share')}
    </Button>
  );
}

export function ShareItem({ link }: { link: LinkRecord }) {
  const share = useShare(link);
  return share === null ? null : (
    <MenuItem of={Share2} onPress={share}>
      {t('link_share')}
    </MenuItem>
  );
}
