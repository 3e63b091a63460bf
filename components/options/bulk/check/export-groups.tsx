import type { NewListState } from '@/components/options/bulk/new/use-new-list';
import { goneIn } from '@/components/options/bulk/read-text';
import { RowList, lineText } from '@/components/options/bulk/row-list';
import { Choice } from '@/components/ui/choice';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './plan';

/** What becomes of links of another service that cannot be brought along as they are. */
export function ExportGroups(props: NewListState & { plan: BulkPlan }) {
  const { draft, change, read, plan } = props;
  const { text } = read;
  if (text?.kind !== 'export') return null;
  const { unusable } = text;
  const gone = goneIn(text);
  const taken = plural('bulk_taken', plan.taken.length);
  const random = plan.rows.filter(({ line, alias }) => alias === '' && unusable.has(line));
  return (
    <>
      <RowList
        tone="warning"
        title={taken}
        decision={t(draft.suffixes ? 'bulk_taken_suffix' : 'bulk_decision_skipped')}
        rows={plan.taken}
        listed={({ input: { line, url, alias: free }, alias }) => ({
          place: lineText(line),
          reason: draft.suffixes ? `${alias} → ${free}` : alias,
          value: url,
        })}
        mayBeOpen
      >
        <fieldset class="choices" aria-label={taken}>
          {(['bulk_taken_skip', 'bulk_taken_suffix'] as const).map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="bulk-taken"
              text={t(choice)}
              means={t(`${choice}_means`)}
              checked={draft.suffixes === (choice === 'bulk_taken_suffix')}
              onChange={() => change({ suffixes: choice === 'bulk_taken_suffix' })}
            />
          ))}
        </fieldset>
      </RowList>
      <RowList
        title={plural('bulk_unusable', random.length)}
        decision={t('bulk_decision_random')}
        rows={random}
        listed={({ line, url }) => ({
          place: lineText(line),
          reason: unusable.get(line) ?? '',
          value: url,
        })}
      />
      <RowList
        title={plural('bulk_gone', gone.length)}
        decision={t('bulk_decision_skipped')}
        rows={gone}
        listed={({ line, cells: { alias, url } }) => ({
          place: lineText(line),
          reason: alias,
          value: url,
        })}
      />
    </>
  );
}
