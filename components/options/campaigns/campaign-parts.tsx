import type { ResourceParts } from '@/components/resource/resource-parts';
import type { Campaign } from '@/lib/resources/campaigns';

import { CampaignDetail } from './campaign-detail';

/** What is truly a campaign's own: its two addresses. */
export const campaignParts: ResourceParts<Campaign> = { Detail: CampaignDetail };
