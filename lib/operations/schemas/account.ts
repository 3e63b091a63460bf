import { z } from '@/lib/model/z';

import { maybeText } from './request';
import { id, link, optionalText, text, time } from './tolerant';

/** @source service-api.md, "Account" */
export const account = z.object({
  id,
  email: text,
  username: text,
  avatar: link,
  /** `pro` or `free`; other values may exist. */
  status: optionalText,
  expires: time,
  registered: time,
});

/** Either may be left out; with neither, the service answers that nothing changed. */
export const accountUpdate = z.object({ email: maybeText, password: maybeText });
