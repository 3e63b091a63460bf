import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import type { Services } from '@/components/options/services';
import { LoadedPart } from '@/components/ui/loaded-part';
import type { Loaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/model/connection';

import { ExportForm } from './export-form';

interface ExportPartProps {
  services: Services;
  connection: Loaded<ConnectionView | null>;
}

/** Writing what is remembered into a file. */
export function ExportPart({ services, connection }: ExportPartProps) {
  return (
    <PreferenceGroup title="Export">
      <p class="screen-lead">
        Save what Curtail remembers as a file: as a backup, or to take it to another browser.
      </p>
      <LoadedPart loaded={connection} what="your connection">
        {({ value }) => (
          <ExportForm key={value?.address} services={services} address={value?.address ?? null} />
        )}
      </LoadedPart>
    </PreferenceGroup>
  );
}
