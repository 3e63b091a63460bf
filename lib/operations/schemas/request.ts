import { identifier } from '@/lib/model/identifier';
import { z } from '@/lib/model/z';

/** Nothing to send. */
export const nothing = z.object({});

/** Text that is sent only where there is some: services read `""` as a value (observed.md, "Fields"). */
export const someText = z.string().check(z.minLength(1));

export const maybeText = z.optional(someText);

export const maybeFlag = z.optional(z.boolean());

/** What names a resource, as it stands in a path. */
export const resourceId = identifier;

export const byId = z.object({ id: resourceId });
