import type { Deadline } from './deadline';
import type { IntentStore, LinkService, LinksDependencies } from './dependencies';

/** What one request of a page works with. */
export interface LinkJob {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
  intents: IntentStore;
  /** What its intent is told apart by from those of other attempts for the same page. */
  attempt: string;
  private: boolean;
  /** Short URLs of links that were given up on the way. */
  givenUp: string[];
}

/** The work of one request, an attempt of its own. @throws `not_connected` */
export const newJob = async (
  parts: Pick<LinkJob, 'dependencies' | 'deadline' | 'intents' | 'private'>,
): Promise<LinkJob> => ({
  ...parts,
  service: await parts.dependencies.service(),
  attempt: crypto.randomUUID(),
  givenUp: [],
});
