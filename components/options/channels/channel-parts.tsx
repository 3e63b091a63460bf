import type { ResourceParts } from '@/components/resource/resource-parts';
import type { Channel } from '@/lib/resources/channels';

import { ChannelDetail } from './channel-detail';

/** What is truly a channel's own: its items. */
export const channelParts: ResourceParts<Channel> = { Detail: ChannelDetail };
