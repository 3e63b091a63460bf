import {
  CircleUser,
  Database,
  Globe,
  Hash,
  type IconNode,
  Link,
  ListPlus,
  Megaphone,
  PanelTop,
  PictureInPicture2,
  Plug,
  QrCode,
  SlidersHorizontal,
  Target,
} from 'lucide';

import type { ResourceParts } from '@/components/resource/resource';
import { ResourceScreen } from '@/components/resource/resource-screen';
import { campaigns } from '@/lib/resources/campaigns';
import { channels } from '@/lib/resources/channels';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { domains } from '@/lib/resources/domains';
import { pixels } from '@/lib/resources/pixels';
import { qrCodes } from '@/lib/resources/qr-codes';
import { overlays, splashPages } from '@/lib/resources/read-only';
import type { MessageKey } from '@/lib/texts/translate';

import { AccountScreen } from './account/account-screen';
import { BackupScreen } from './backup/backup-screen';
import { BulkScreen } from './bulk/bulk-screen';
import { campaignParts } from './campaigns/campaign-detail';
import { channelParts } from './channels/channel-detail';
import { ConnectScreen } from './connect/connect-screen';
import { LinksScreen } from './links/links-screen';
import { PreferencesScreen } from './preferences/preferences-screen';
import { qrCodeParts } from './qr/qr-detail';
import type { ScreenEntry, ScreenProps } from './services';

/** The row of the sidebar for a resource: its definition, and the parts that are truly its own. */
export function resourceEntry<R extends Row>(
  definition: ResourceDefinition<R>,
  icon: IconNode,
  parts: ResourceParts<R> = {},
): ScreenEntry {
  return {
    id: definition.id,
    title: `${definition.words}_title`,
    icon,
    isAccount: true,
    View: ({ path }: ScreenProps) => (
      <ResourceScreen definition={definition} icon={icon} parts={parts} path={path} />
    ),
  };
}

interface ScreenGroup {
  title: MessageKey;
  screens: readonly ScreenEntry[];
}

/** The sidebar, from top to bottom, what is used most first: a screen is added by a row. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    title: 'links_title',
    screens: [
      { id: 'links', title: 'links_title', icon: Link, letter: 'l', View: LinksScreen },
      { id: 'many', title: 'bulk_title', icon: ListPlus, letter: 'b', View: BulkScreen },
      { ...resourceEntry(qrCodes, QrCode, qrCodeParts), letter: 'q' },
    ],
  },
  {
    title: 'options_organize',
    screens: [
      { ...resourceEntry(campaigns, Megaphone, campaignParts), letter: 'c' },
      { ...resourceEntry(channels, Hash, channelParts), letter: 'h' },
    ],
  },
  {
    title: 'common_service',
    screens: [
      { ...resourceEntry(domains, Globe), letter: 'd' },
      resourceEntry(pixels, Target),
      resourceEntry(overlays, PictureInPicture2),
      resourceEntry(splashPages, PanelTop),
    ],
  },
  {
    title: 'options_settings',
    screens: [
      {
        id: 'connect',
        title: 'connection_title',
        icon: Plug,
        isOfAll: true,
        View: ConnectScreen,
      },
      {
        id: 'preferences',
        title: 'preferences_title',
        icon: SlidersHorizontal,
        isOfAll: true,
        View: PreferencesScreen,
      },
      { id: 'data', title: 'data_title', icon: Database, isOfAll: true, View: BackupScreen },
      {
        id: 'account',
        title: 'account_title',
        icon: CircleUser,
        isAccount: true,
        View: AccountScreen,
      },
    ],
  },
];

export const screens: readonly ScreenEntry[] = screenGroups.flatMap((group) => group.screens);

/** A screen, and the place in it. */
export interface ScreenPlace {
  screen: ScreenEntry;
  path: string;
}

/** @returns what an address such as `#pixels/12/edit` names; null where it names none. */
export function screenPlaceAt(hash: string): ScreenPlace | null {
  const [, id, path = ''] = /^#([^/]*)(?:\/(.*))?$/.exec(hash) ?? [];
  const screen = screens.find((entry) => entry.id === id);
  return screen === undefined ? null : { screen, path };
}
