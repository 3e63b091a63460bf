import { z } from '@/lib/model/z';

import { id, text, time } from './tolerant';

/** @source service-api.md, "CTA overlay" */
export const overlay = z.object({
  id,
  /** `message`, `contact`, `poll`, `newsletter`, `image` and `coupon` were seen. */
  type: text,
  name: text,
  date: time,
});
