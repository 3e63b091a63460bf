import type { BulkStart, BulkDraftState } from '@/components/options/bulk/draft';
import type { BulkText } from '@/components/options/bulk/read-text';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Choice, ChoiceGroup } from '@/components/ui/choice';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { countText } from '@/lib/texts/format';

import type { BulkPlan } from './plan';
import { ProblemRows, DuplicateRows } from './rows';
import type { ListCheck } from './use-list-check';

interface CheckPartProps {
  services: OptionsServices;
  draftState: BulkDraftState;
  list: ListCheck;
  beginning: BulkStart;
}

/** What would be made of the list, what not and why, and the button that begins. */
export function CheckPart({ services, draftState, list, beginning }: CheckPartProps) {
  const { read, check, plan } = list;
  const wait = waitText(list);
  const rows = plan?.rows ?? [];
  const begin = () => void beginning.run(rows);
  return (
    <section class="section bulk-check" aria-labelledby="many-check">
      <h2 id="many-check">What will be made</h2>
      <p class="bulk-summary" role="status">
        {wait ?? (plan === null ? '' : summaryOf(plan))}
      </p>
      <ReadNotice text={read.text} />
      {plan === null || check === null ? null : (
        <>
          <TooManyRows overLimit={plan.overLimit} />
          <ProblemRows services={services} plan={plan} />
          <DuplicateRows draftState={draftState} plan={plan} />
          <ExistingLinks draftState={draftState} plan={plan} />
          <BulkOptionsPart draftState={draftState} tracking={check.checked.tracking} />
          <UnfiledRows count={check.checked.unfiled} />
        </>
      )}
      {beginning.error === null ? null : (
        <ErrorNotice
          error={beginning.error}
          remedies={{ retry: begin }}
          busy={beginning.isPending}
        />
      )}
      <div class="section-actions">
        <Button
          variant="primary"
          busy={beginning.isPending}
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
function summaryOf({ rows, bad, duplicates, overLimit }: BulkPlan): string {
  const taken = new Set(rows);
  const out = bad + overLimit + duplicates.filter(({ input }) => !taken.has(input)).length;
  const ready = rows.length === 0 ? 'No link is ready' : `${countText(rows.length, 'link')} ready`;
  return out === 0 ? ready : `${ready}, ${countText(out, 'row')} left out`;
}

interface ExistingLinksProps {
  draftState: BulkDraftState;
  plan: BulkPlan;
}

/** Pages that have a link already: whether they get that one. */
function ExistingLinks({ draftState: { draft, change }, plan: { existing } }: ExistingLinksProps) {
  if (existing === 0) return null;
  return (
    <ChoiceGroup
      legend={
        existing === 1
          ? '1 page has a link already'
          : `${countText(existing, 'page')} have a link already`
      }
      value={draft.reuse ? 'reuse' : 'new'}
      choices={[
        { value: 'reuse', text: 'Use the links there are', means: 'They go into the results.' },
        { value: 'new', text: 'Make new ones', means: 'The ones there are keep working.' },
      ]}
      onChange={(value) => change({ reuse: value === 'reuse' })}
    />
  );
}

interface BulkOptionsPartProps {
  draftState: BulkDraftState;
  /** How many rows have tracking parameters. */
  tracking: number;
}

/** How the links are made. */
function BulkOptionsPart({ draftState: { draft, change }, tracking }: BulkOptionsPartProps) {
  return (
    <div class="choices">
      <Choice
        type="switch"
        text="Curtail chooses the short parts"
        means={
          draft.ownParts
            ? 'So no row can ever get two links, even when a connection breaks.'
            : 'A short part of the service’s own may be shorter, but when a connection breaks there can be two links for one row.'
        }
        checked={draft.ownParts}
        onChange={(ownParts) => change({ ownParts })}
      />
      {tracking === 0 ? null : (
        <Choice
          type="switch"
          text="Remove tracking parameters"
          means={`${countText(tracking, 'address has', 'addresses have')} some that are not needed.`}
          checked={draft.strips}
          onChange={(strips) => change({ strips })}
        />
      )}
    </div>
  );
}

/** More than one job takes. */
function TooManyRows({ overLimit }: { overLimit: number }) {
  if (overLimit === 0) return null;
  return (
    <Notice tone="warning" title="10,000 links at most can be made at once.">
      The last {countText(overLimit, 'row')} will be left out. Put them into another list.
    </Notice>
  );
}

/** Rows that name a campaign or channel that nobody can look up. */
function UnfiledRows({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" title="Curtail could not load your campaigns and channels.">
      {count === 1
        ? 'The link of 1 row will be made, but not filed.'
        : `The links of ${countText(count, 'row')} will be made, but not filed.`}
    </Notice>
  );
}

/** What was not easy to read in the list. */
function ReadNotice({ text }: { text: BulkText | null }) {
  if (text?.kind === 'tooLong') {
    return (
      <Notice tone="error">This is too long: 8 million characters at most. Cut it in parts.</Notice>
    );
  }
  if (text?.kind === 'list' && text.linesWithout > 0) {
    return (
      <p class="screen-lead">
        {text.linesWithout === 1
          ? '1 line has no address in it.'
          : `${countText(text.linesWithout, 'line')} have no address in them.`}
      </p>
    );
  }
  if (text?.kind !== 'table' || text.badQuote === null) return null;
  return (
    <Notice tone="warning" title={`A quotation mark in line ${text.badQuote} is not closed.`}>
      What comes after it may be read wrongly. Mend it, or look at the rows closely.
    </Notice>
  );
}

/** What the check waits for, for people; null when it is done. */
function waitText({ read, lists, isDone }: ListCheck): string | null {
  if (read.isReading) return 'Reading…';
  const states = new Set(Object.values(lists).map(({ state }) => state));
  if (states.has('waiting')) return 'Waiting for the service’s rate limit to load your account…';
  if (states.has('pending')) return 'Loading your domains, campaigns and channels…';
  return isDone || read.isFailed ? null : 'Checking…';
}
