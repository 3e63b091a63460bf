import { Hash, Megaphone } from 'lucide';
import { useEffect, useState } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import type { Folder } from '@/lib/model/link';
import { isHexColor } from '@/lib/rules/color';
import { firstRequest } from '@/lib/rules/list-rows';

import { useLinksScreen } from './links-context';

/** The colors that are known of channels, by their ids. @param place where the user is: more may be known at another one */
export function useChannelColors(place: string): ReadonlyMap<string, string> {
  const { account } = useServices();
  const [colors, setColors] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOld = false;
    account.known('listChannels', firstRequest).then(
      (known) => {
        const all = (known?.value.items ?? []).flatMap(({ id, color }) =>
          id !== null && isHexColor(color) ? [[id, color] as const] : [],
        );
        if (!isOld && known !== null) setColors(new Map(all));
      },
      // A channel has its picture without it, too.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [account, place]);
  return colors;
}

/** The picture of a campaign or channel; a channel's in its own color, where that is known. */
export function FolderPicture({ kind, id }: Pick<Folder, 'kind' | 'id'>) {
  const color = useLinksScreen().channelColors.get(id);
  if (kind === 'campaign') return <Icon of={Megaphone} />;
  const picture = <Icon of={Hash} />;
  return color === undefined ? (
    picture
  ) : (
    <span class="folder-picture own-color" style={{ '--own-color': color }}>
      {picture}
    </span>
  );
}
