import { useCallback } from 'preact/hooks';

import { LoadedPart } from '@/components/ui/loaded-part';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Bulk, BulkResult } from '@/lib/contract/bulk';
import { countText } from '@/lib/texts/count-text';

import type { Services } from '../services';
import { bulkResults } from './bulk-results';
import { reasonOf } from './result-tables';
import { RowList } from './row-list';
import { RowValue } from './row-value';

interface TroubledRowsProps {
  services: Pick<Services, 'send'>;
  job: Bulk;
}

/** The rows that failed, and those whose link could not be filed, by their lines, with the reasons. */
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
        const unfiled = value.filter(({ state }) => state !== 'failed');
        return (
          <>
            <Rows title={`${countText(unmade.length, 'row')} failed`} rows={unmade} />
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

function Rows({ title, rows }: { title: string; rows: readonly BulkResult[] }) {
  if (rows.length === 0) return null;
  return (
    <RowList
      title={title}
      rows={rows}
      keyOf={({ line }, index) => `${line} ${index}`}
      line={(result) => (
        <>
          <strong>Line {result.line}:</strong> {reasonOf(result)} <RowValue text={result.url} />
        </>
      )}
    />
  );
}
