import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, resourceId, someText } from './page';
import { id, link, optionalText, text, time } from './tolerant';

/** @source service-api.md, "Account" */
export const account = lazy(() =>
  z.object({
    id: id(),
    email: text(),
    username: text(),
    avatar: link(),
    /** `pro` or `free`; other values may exist. */
    status: optionalText(),
    expires: time(),
    registered: time(),
  }),
);

export const accountUpdate = lazy(() => z.object({ email: maybeText(), password: maybeText() }));

/** A row without id is the operator's shared domain: usable, not editable. @source service-api.md, "Branded domain" */
export const domain = lazy(() =>
  z.object({
    id: id(),
    domain: text(),
    redirectroot: link(),
    redirect404: link(),
  }),
);

/** With its scheme; it has to point to the service already. */
export const newDomain = lazy(() =>
  z.object({ domain: someText(), redirectroot: maybeText(), redirect404: maybeText() }),
);

export const domainUpdate = lazy(() =>
  z.object({ id: resourceId(), redirectroot: maybeText(), redirect404: maybeText() }),
);

/** @source service-api.md, "CTA overlay" */
export const overlay = lazy(() =>
  z.object({
    id: id(),
    /** `message`, `contact`, `poll`, `newsletter`, `image` and `coupon` were seen. */
    type: text(),
    name: text(),
    date: time(),
  }),
);

/** @source service-api.md, "Custom splash page" */
export const splashPage = lazy(() => z.object({ id: id(), name: text(), date: time() }));

/** @source service-api.md, "Pixel" */
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

export const pixel = lazy(() =>
  z.object({ id: id(), type: text(), name: text(), tag: text(), date: time() }),
);

export const newPixel = lazy(() =>
  z.object({ type: z.literal(pixelTypes), name: someText(), tag: someText() }),
);

export const pixelUpdate = lazy(() =>
  z.object({ id: resourceId(), name: maybeText(), tag: someText() }),
);
