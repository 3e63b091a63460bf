import { z } from '@/lib/model/z';

import { maybeText, resourceId, someText } from './request';
import { id, link, text } from './tolerant';

/** A row without id is one of the operator's shared domains: it can be used, not edited. @source service-api.md, "Branded domain" */
export const domain = z.object({
  id,
  /** With its scheme, as far as the service keeps to that. */
  domain: text,
  redirectroot: link,
  redirect404: link,
});

/** The domain, with its scheme, has to point to the service already. */
export const newDomain = z.object({
  domain: someText,
  redirectroot: maybeText,
  redirect404: maybeText,
});

export const domainUpdate = z.object({
  id: resourceId,
  redirectroot: maybeText,
  redirect404: maybeText,
});
