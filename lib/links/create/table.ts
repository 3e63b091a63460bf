import type { CreatedLink } from '@/lib/links/ports';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/shorten';

/**
 * What becomes of a create, by its state and by what came of it. Two creates under one alias cannot both succeed, so what is unknown
 * under an alias is sent again under the same one. Where the service picks, one look at its newest links has to do, or the person.
 *
 * |         | right link | link elsewhere           | alias taken                  | refused   | no answer            |
 * | ------- | ---------- | ------------------------ | ---------------------------- | --------- | -------------------- |
 * | sent    | saved      | ours: discard            | by its own link: saved       | forgotten | unknown, and a look  |
 * |         |            | any other: unsaved       | by another: the next alias   |           |                      |
 * | unknown | saved      | as above                 | by its own link: saved       | unknown   | unknown, and a look  |
 * |         |            |                          | not to be seen: unknown      |           |                      |
 * | discard | –          | off: forgotten           | –                            | –         | discard              |
 * | unsaved | saved      | shown again              | –                            | –         | –                    |
 *
 * Nothing is sent in the last two states. A create stays `sent` where the worker ended before anything came.
 */
export type Came =
  | { is: 'link'; made: CreatedLink }
  | { is: 'refused' | 'nothing'; report: ErrorReport };

/**
 * Only an answer of the service itself ends a create: it may act long after an ended connection, a gateway's page or a time-out. Most
 * services redirect before they act; some do it after.
 */
export function cameOfFailure(error: unknown): Came {
  const report = reportOf(error);
  const isAnswer = report.outcome === 'none' && report.code !== 'wrong_host';
  return { is: isAnswer ? 'refused' : 'nothing', report };
}

/** Whether an unsaved link leads elsewhere and is of unknown origin: it is shown again, as asking again would make more of them. */
export const leadsElsewhere = ({ state, link, longUrl }: Intent): boolean =>
  state === 'unsaved' && link !== undefined && link.longUrl !== longUrl;
