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

/** Services require a name of 2 characters or more, although the document calls it optional. */
export const newCampaign = lazy(() =>
  z.object({
    name: someText(),
    /** Last path part of the rotator's address. */
    slug: maybeText(),
    public: maybeFlag(),
  }),
);

/** Services refuse a campaign's own slug, so send a changed one only. */
export const campaignUpdate = lazy(() => z.object({ id: resourceId(), ...newCampaign().shape }));

/** A link is in one campaign: assigning it again moves it. */
export const campaignLink = lazy(() =>
  z.object({ campaignid: resourceId(), linkid: resourceId() }),
);

/** @source service-api.md, "Channel" */
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
    /** `links`, `bio` or `qr`. */
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

/**
 * A channel or a sentence; null was not reported. A name or description of 2 characters or fewer is ignored without an error, so
 * callers compare.
 * @source observed.md, "Fields"
 */
export const updatedChannel = lazy(() =>
  z.object({
    message: optionalText(),
    id: id(),
    name: optionalText(),
    description: optionalText(),
    color: optionalText(),
    starred: flag(),
  }),
);

export const channelAssignment = lazy(() =>
  z.object({
    channelid: resourceId(),
    type: z.literal(['links', 'bio', 'qr']),
    itemid: resourceId(),
  }),
);

export const channelRequest = lazy(() => z.object({ id: resourceId(), ...pageRequest().shape }));
