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
  parts: ResourceParts<R> = {},
): ScreenEntry {
  return {
    id: definition.id,
    title: `${definition.words}_title`,
    isAccount: true,
    View: ({ services, path }: ScreenProps) => (
      <ResourceScreen definition={definition} parts={parts} services={services} path={path} />
    ),
  };
}

const first: ScreenEntry = {
  id: 'connect',
  title: 'connection_title',
  isAccount: false,
  View: ConnectScreen,
};

interface ScreenGroup {
  title: MessageKey;
  screens: readonly ScreenEntry[];
}

/** The sidebar, from top to bottom: a screen is added by a row. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    title: 'options_settings',
    screens: [
      first,
      {
        id: 'preferences',
        title: 'preferences_title',
        isAccount: false,
        View: PreferencesScreen,
      },
      { id: 'data', title: 'data_title', isAccount: false, View: BackupScreen },
    ],
  },
  {
    title: 'options_account',
    screens: [
      { id: 'links', title: 'links_title', isAccount: false, View: LinksScreen },
      { id: 'many', title: 'bulk_title', isAccount: false, View: BulkScreen },
      resourceEntry(domains),
      resourceEntry(campaigns, campaignParts),
      resourceEntry(channels, channelParts),
      resourceEntry(pixels),
      resourceEntry(qrCodes, qrCodeParts),
      resourceEntry(overlays),
      resourceEntry(splashPages),
      { id: 'account', title: 'account_title', isAccount: true, View: AccountScreen },
    ],
  },
];

export const screens: readonly ScreenEntry[] = screenGroups.flatMap((group) => group.screens);

/** A screen, and the place in it. */
export interface ScreenPlace {
  screen: ScreenEntry;
  path: string;
}

/** @returns what an address such as `#pixels/12/edit` names; the first screen where it names none. */
export function screenPlaceAt(hash: string): ScreenPlace {
  const [, id, path = ''] = /^#([^/]*)(?:\/(.*))?$/.exec(hash) ?? [];
  const screen = screens.find((entry) => entry.id === id);
  return screen === undefined ? { screen: first, path: '' } : { screen, path };
}
