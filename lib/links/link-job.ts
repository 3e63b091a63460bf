import type { Deadline } from './deadline';
import type { IntentStore, LinkService, LinksDependencies } from './dependencies';

/** What one request of a page works with. */
export interface LinkJob {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
  intents: IntentStore;
  private: boolean;
  /** Short URLs of links that were given up on the way. */
  givenUp: string[];
}
