import { z } from '@/lib/model/z';

import { maybeText, resourceId, someText } from './request';
import { id, text, time } from './tolerant';

/** The providers that a pixel can be of. @source service-api.md, "Pixel" */
const pixelTypes = [
  'gtmpixel',
  'gapixel',
  'fbpixel',
  'adwordspixel',
  'linkedinpixel',
  'twitterpixel',
  'adrollpixel',
  'quorapixel',
  'pinterest',
  'bing',
  'snapchat',
  'reddit',
  'tiktok',
] as const;

/** The type is read as text, so that a provider that is new to us does not spoil the list. */
export const pixel = z.object({ id, type: text, name: text, tag: text, date: time });

export const newPixel = z.object({ type: z.enum(pixelTypes), name: someText, tag: someText });

export const pixelUpdate = z.object({ id: resourceId, name: maybeText, tag: someText });
