import type { Runs } from './create-runs';
import type { JobsDependencies } from './jobs';
import type { Shelf } from './shelf';

/** What everything that can be done with jobs is handed. */
export interface JobParts extends JobsDependencies {
  shelf: Shelf;
  runs: Runs;
}
