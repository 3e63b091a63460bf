import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';

import { bulkResults } from '@/components/options/bulk/bulk-results';
import { reasonOf } from '@/components/options/bulk/result-tables';
import { RowList } from '@/components/options/bulk/row-list';
import { RowValue } from '@/components/options/bulk/row-value';
import type { Services } from '@/components/options/services';
import { LoadedPart } from '@/components/ui/loaded-part';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Bulk, BulkResult } from '@/lib/model/bulk';
import { countText } from '@/lib/texts/count-text';

interface TroubledRowsProps {
  services: Pick<Services, 'send'>;
  job: Bulk;
}

/** The rows that failed, and those whose link may not be as asked or could not be filed, by their lines, with the reasons. */
export function TroubledRows({ services, job: { id, total, failed } }: TroubledRowsProps) {
  const load = useCallback(async () => {
    const results = await bulkResults(services, { id, total });
    return results.filter(({ error }) => error !== null);
  }, [services, id, total]);
  const loaded = useLoaded(load);
  // Mostly there is nothing to tell, so nothing is said of looking.
  if (failed === 0 && loaded.state === 'loading') return null;
  return (
    <LoadedPart loaded={loaded} what="the reasons">
      {({ value }) => {
        const unmade = value.filter(({ state }) => state === 'failed');
        const made = value.filter(({ state }) => state !== 'failed');
        const unsure = made.filter(mayDiffer);
        const unfiled = made.filter((result) => !mayDiffer(result));
        return (
          <>
            <Rows title={`${countText(unmade.length, 'row')} failed`} rows={unmade} />
            <Rows
              title={`${countText(unsure.length, 'link was', 'links were')} created but may not be as you asked`}
              rows={unsure}
              value={({ url, shortUrl }) => shortUrl ?? url}
            >
              <p class="screen-lead">Check each of them before you share it.</p>
            </Rows>
            <Rows
              title={`${countText(unfiled.length, 'link was', 'links were')} made but not filed`}
              rows={unfiled}
            />
          </>
        );
      }}
    </LoadedPart>
  );
}

/** What is said of the link itself comes with the link, or with what was asked for; a failure to file it has neither. */
const mayDiffer = ({ error }: BulkResult): boolean =>
  error?.link !== undefined || (error?.code === 'not_confirmed' && error.field !== undefined);

interface RowsProps {
  title: string;
  rows: readonly BulkResult[];
  /** What tells which row it is. */
  value?: (row: BulkResult) => string;
  children?: ComponentChildren;
}

function Rows({ title, rows, value = ({ url }) => url, children }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <RowList
      title={title}
      rows={rows}
      keyOf={({ line }, index) => `${line} ${index}`}
      line={(result) => (
        <>
          <strong>Line {result.line}:</strong> {reasonOf(result)} <RowValue text={value(result)} />
        </>
      )}
    >
      {children}
    </RowList>
  );
}
