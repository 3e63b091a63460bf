import type { BulkDraftHold } from '@/components/options/bulk/bulk-draft';
import type { Beginning } from '@/components/options/bulk/use-begin';
import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { countText } from '@/lib/texts/count-text';

import { AlreadyThere } from './already-there';
import { HowPart } from './how-part';
import type { BulkPlan } from './plan';
import { ProblemRows } from './problem-rows';
import { ReadNotice } from './read-notice';
import { TooMany, Unfiled } from './short-of-it';
import { TwinRows } from './twin-rows';
import type { ListCheck } from './use-list-check';
import { waitText } from './wait-text';

interface CheckPartProps {
  services: Services;
  hold: BulkDraftHold;
  list: ListCheck;
  beginning: Beginning;
}

/** What would be made of the list, what not and why, and the button that begins. */
export function CheckPart({ services, hold, list, beginning }: CheckPartProps) {
  const { read, check, plan } = list;
  const wait = waitText(list);
  const rows = plan?.rows ?? [];
  const begin = () => void beginning.begin(rows);
  return (
    <section class="section bulk-check" aria-labelledby="many-check">
      <h2 id="many-check">What will be made</h2>
      <p class="bulk-summary" role="status">
        {wait ?? (plan === null ? '' : summaryOf(plan))}
      </p>
      <ReadNotice text={read.text} />
      {plan === null || check === null ? null : (
        <>
          <TooMany beyond={plan.beyond} />
          <ProblemRows services={services} plan={plan} />
          <TwinRows hold={hold} plan={plan} />
          <AlreadyThere hold={hold} plan={plan} />
          <HowPart hold={hold} tracking={check.checked.tracking} />
          <Unfiled count={check.checked.unfiled} />
        </>
      )}
      {beginning.error === null ? null : (
        <ErrorNotice error={beginning.error} remedies={{ retry: begin }} busy={beginning.busy} />
      )}
      <div class="section-actions">
        <Button
          variant="primary"
          busy={beginning.busy}
          disabled={wait !== null || rows.length === 0}
          onClick={begin}
        >
          {rows.length === 0 ? 'Shorten' : `Shorten ${countText(rows.length, 'link')}`}
        </Button>
      </div>
    </section>
  );
}

/** Rows that were left out are named as such, whatever the reason. */
function summaryOf({ rows, bad, twins, beyond }: BulkPlan): string {
  const taken = new Set(rows);
  const out = bad + beyond + twins.filter(({ input }) => !taken.has(input)).length;
  const ready = rows.length === 0 ? 'No link is ready' : `${countText(rows.length, 'link')} ready`;
  return out === 0 ? ready : `${ready}, ${countText(out, 'row')} left out`;
}
