import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeFlag, maybeText, pageRequest, resourceId, someText } from './page';
import { count, flag, id, link, optionalText, text, time } from './tolerant';

const answered = lazy(() =>
  z.object({
    id: id(),
    name: optionalText(),
    campaign: optionalText(),
    domain: optionalText(),
    public: flag(),
    rotator: link(),
    list: link(),
    views: count(),
  }),
);

/** The name comes under any of three keys. @source service-api.md, "Campaign"; observed.md, "Fields" */
export const campaign = lazy(() =>
  z.pipe(
    answered(),
    z.transform(({ campaign: name, domain, ...rest }) => ({
      ...rest,
      name: rest.name ?? name ?? domain ?? '',
    })),
  ),
);

/** Services require the name, although the document calls it optional. */
export const newCampaign = lazy(() =>
  z.object({
    name: someText(),
    slug: maybeText(),
    public: maybeFlag(),
  }),
);

export const campaignUpdate = lazy(() => z.object({ id: resourceId(), ...newCampaign().shape }));

export const campaignLink = lazy(() =>
  z.object({ campaignid: resourceId(), linkid: resourceId() }),
);

/** Blank for the sentence that an update may answer. @source service-api.md, "Channel" */
export const channel = lazy(() =>
  z.object({
    id: id(),
    name: text(),
    description: text(),
    /** `#RRGGBB` */
    color: text(),
    starred: flag(),
  }),
);

/** @source service-api.md, "Channel item" */
export const channelItem = lazy(() =>
  z.object({
    type: text(),
    id: id(),
    title: text(),
    preview: link(),
    link: link(),
    date: time(),
  }),
);

export const newChannel = lazy(() =>
  z.object({
    name: someText(),
    description: maybeText(),
    color: maybeText(),
    starred: maybeFlag(),
  }),
);

export const channelUpdate = lazy(() =>
  z.object({ id: resourceId(), ...newChannel().shape, name: maybeText() }),
);

export const channelAssignment = lazy(() =>
  z.object({
    channelid: resourceId(),
    type: z.literal(['links', 'bio', 'qr']),
    itemid: resourceId(),
  }),
);

export const channelRequest = lazy(() => z.object({ id: resourceId(), ...pageRequest().shape }));
