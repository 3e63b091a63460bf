import type { BulkDraftState } from '@/components/options/bulk/draft';
import { RowList } from '@/components/options/bulk/row-list';
import { csvFile } from '@/components/options/csv-file';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { mostBulkRows } from '@/lib/rules/job';
import { plural, t } from '@/lib/texts/translate';

import { problemsTable, reviewGroups } from './review-groups';
import type { ListCheck } from './use-list-check';

interface CheckPartProps {
  draftState: BulkDraftState;
  list: ListCheck;
}

/** What would be made of the list, what not and why, and what is decided about it. */
export function CheckPart({ draftState, list: { check, plan, retry } }: CheckPartProps) {
  const { saveFile } = useServices();
  if (plan === null || check === null) return null;
  const { draft, change } = draftState;
  const { tracking, unfiled } = check.checked;
  const saveProblems = async () =>
    saveFile(await csvFile([problemsTable(plan.problems)]), 'curtail-problems.csv');
  return (
    <>
      {plan.overLimit === 0 ? null : (
        <Notice tone="warning" title={t('bulk_limit_title', { max: mostBulkRows })}>
          {plural('bulk_limit', plan.overLimit)}
        </Notice>
      )}
      {unfiled === 0 ? null : (
        <Notice
          tone="warning"
          title={t('bulk_unfiled_title')}
          actions={
            retry === null ? undefined : <Button onClick={retry}>{t('common_try_again')}</Button>
          }
        >
          {plural('bulk_unfiled', unfiled)}
        </Notice>
      )}
      <section class="bulk-card" aria-labelledby="bulk-check">
        <h2 id="bulk-check" class="bulk-card-row">
          {t('bulk_review')}
        </h2>
        {reviewGroups(plan, draftState, () => void saveProblems()).map(({ id, ...group }) => (
          <RowList key={id} {...group} />
        ))}
      </section>
      <div class="choices">
        {tracking === 0 ? null : (
          <Choice
            type="switch"
            text={t('bulk_tracking')}
            means={plural('bulk_tracking_means', tracking)}
            checked={draft.strips}
            onChange={(strips) => change({ strips })}
          />
        )}
      </div>
    </>
  );
}
