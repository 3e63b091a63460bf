import { z } from '@/lib/model/z';

import { pageRequest } from './page-envelope';
import { maybeFlag, maybeText, resourceId, someText } from './request';
import { flag, id, link, optionalText, text, time } from './tolerant';

/** @source service-api.md, "Channel" */
export const channel = z.object({
  id,
  name: text,
  description: text,
  /** `#RRGGBB` */
  color: text,
  starred: flag,
});

/** @source service-api.md, "Channel item" */
export const channelItem = z.object({
  /** `links`, `bio` or `qr`. */
  type: text,
  id,
  title: text,
  preview: link,
  link,
  date: time,
});

export const newChannel = z.object({
  name: someText,
  description: maybeText,
  color: maybeText,
  starred: maybeFlag,
});

export const channelUpdate = z.object({
  id: resourceId,
  ...newChannel.shape,
  name: maybeText,
});

/**
 * Services answer an update with the channel or with a sentence. What is null was not told. A name or description of 2
 * characters or fewer is ignored without an error, so compare what came back with what was asked.
 * @source observed.md, "Fields"
 */
export const updatedChannel = z.object({
  message: optionalText,
  id,
  name: optionalText,
  description: optionalText,
  color: optionalText,
  starred: flag,
});

export const channelAssignment = z.object({
  channelid: resourceId,
  type: z.enum(['links', 'bio', 'qr']),
  itemid: resourceId,
});

/** The items of one channel. */
export const channelRequest = z.object({
  id: resourceId,
  ...pageRequest.shape,
});
