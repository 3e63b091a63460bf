import type { ErrorReport } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';

import type { Deadline } from './deadline';
import type { LinkService, LinksDependencies } from './dependencies';
import type { LinkFacts } from './link-facts';

/**
 * What looking for the link of an intent told. `absent`: the service certainly does not have it at this moment.
 * `untold`: not all could be looked at, because of `cause` where a request failed. `checked` are the short URLs that are certainly
 * others.
 */
export type Lookup =
  | { state: 'found'; link: LinkFacts }
  | { state: 'absent' | 'untold'; checked: string[]; cause?: ErrorReport };

/** What one attempt to find a link works with. */
export interface LookupContext {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
  intent: Intent;
}
