import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** The campaign parameters that analytics tools know, in the order in which they are read. */
export const campaignTags = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type CampaignTag = (typeof campaignTags)[number];

/** A parameter of an address, decoded. */
export const tag = lazy(() =>
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(50)),
    value: z.string().check(z.maxLength(200)),
  }),
);

export type Tag = Infer<typeof tag>;

/** Our choice: a menu or a list of more would not be read. */
export const mostTemplates = 50;
export const mostTags = 12;

export const tagTemplate = lazy(() =>
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    tags: z.array(tag()).check(z.minLength(1), z.maxLength(mostTags)),
  }),
);

export type TagTemplate = Infer<typeof tagTemplate>;

/** By the tag's name, the newest value first. */
export const tagValues = lazy(() =>
  z.catchall(z.object({}), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
);
