import { z } from '@/lib/model/z';

import { maybeFlag, maybeText, resourceId, someText } from './request';
import { count, flag, id, link, optionalText } from './tolerant';

const answered = z.object({
  id,
  name: optionalText,
  campaign: optionalText,
  domain: optionalText,
  public: flag,
  rotator: link,
  list: link,
  views: count,
});

/**
 * A campaign, in a list or as its create and update answer with it. The name comes under any of three keys.
 * @source service-api.md, "Campaign"; observed.md, "Fields"
 */
export const campaign = z.pipe(
  answered,
  z.transform(({ campaign: name, domain, ...rest }) => ({
    ...rest,
    name: rest.name ?? name ?? domain ?? '',
  })),
);

/** Services do want a name, of 2 characters or more, although the document calls it optional. */
export const newCampaign = z.object({
  name: someText,
  /** Last path part of the rotator's address. */
  slug: maybeText,
  public: maybeFlag,
});

/** Send the slug only when it changes: a campaign's own slug is refused. */
export const campaignUpdate = z.object({ id: resourceId, ...newCampaign.shape });

/** A link is in one campaign: assigning it again moves it. */
export const campaignLink = z.object({ campaignid: resourceId, linkid: resourceId });
