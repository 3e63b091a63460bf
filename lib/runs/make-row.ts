import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { RunRow } from '@/lib/model/run';
import { type RandomBytes, randomAlias } from '@/lib/rules/alias';
import { leadsAsAsked } from '@/lib/rules/link';

import type { RowOutcome } from './lane';
import type { OpenRun } from './open-run';
import type { ServiceRequests } from './ports';
import { linked, requestFor, sourceOf } from './row';
import { afterFailure, uncertainState } from './row-failure';

type Parts = Pick<ServiceRequests, 'shorten' | 'existing'> & { randomBytes: RandomBytes };

/** Makes the link of a row, or finds the one there is. @throws only what the store of rows throws */
export async function makeRow(parts: Parts, run: OpenRun, place: number): Promise<RowOutcome> {
  const before = run.row(place);
  const { ownParts, reuse } = run.head;
  const mayFind = reuse && isUntouched(before);
  const known = mayFind ? await parts.existing(before).catch(() => null) : null;
  if (known !== null && leadsAsAsked(known, before)) {
    await run.put(place, linked(before, 'existing', known, doubtAbout(known)));
    return { is: 'over' };
  }
  const row = ownParts ? withOwnAlias(before, parts) : before;
  // The next worker has to know the alias before the service knows it.
  await run.put(place, { ...row, error: before.error ?? uncertainState });
  const request = requestFor(row, {
    reuse,
    password: run.passwordOf(place),
    attempt: `${run.head.id} ${place}`,
  });
  const made = await parts.shorten(request).catch(reportOf);
  const [after, outcome] =
    'code' in made
      ? afterFailure(row, made, run.head)
      : [linked(row, sourceOf(made, row), made.link), { is: 'over' } as const];
  await run.put(place, after);
  return outcome;
}

/** Nothing was sent for it yet, and any link of its page would do. */
const isUntouched = ({ part, alias, hasPassword, error }: RunRow): boolean =>
  part === null && error === null && alias === '' && !hasPassword;

/** A run does not ask about unconfirmed options of a link that was there before. */
function doubtAbout(link: LinkRecord): ErrorReport | null {
  const [field] = link.unconfirmed ?? [];
  return field === undefined ? null : { code: 'not_confirmed', field, link };
}

const withOwnAlias = (row: RunRow, { randomBytes }: Parts): RunRow =>
  row.alias === '' && row.part === null ? { ...row, part: randomAlias(randomBytes) } : row;
