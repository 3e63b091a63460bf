import { type NamedService, usePage } from '@/components/options/page';
import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import { nextService } from '@/lib/rules/services';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

/** What was let go of, and what the browser goes on allowing all the same. */
export interface Removed {
  /** The service's name; null for everything. */
  label: string | null;
  kept: readonly string[];
}

interface WayOutProps {
  connection: Pick<ConnectionView, 'address'>;
  onRemoved: (removed: Removed) => void;
}

/** The end of all that is connected. */
export function WayOut({ connection: { address }, onRemoved }: WayOutProps) {
  const { send } = useServices();
  const { several: all } = usePage();
  const { ask, dialog } = useAsk();
  const isOne = all.length === 0;
  const words = t(isOne ? 'connection_disconnect' : 'services_disconnect_all');
  const addresses = isOne ? [address] : all.map((each) => each.connection.address);
  const askToRevoke = () =>
    ask({
      title: isOne
        ? t('connection_disconnect_title', { address })
        : t('services_disconnect_all_title'),
      content: (
        <Lost
          lines={[
            t(isOne ? 'connection_disconnect_key' : 'services_disconnect_all_keys'),
            ...new Set(addresses.map(accessTo)),
            t('connection_disconnect_data'),
          ]}
        />
      ),
      action: words,
      run: async () =>
        onRemoved({ label: null, kept: (await send('connection.revoke', undefined)).kept }),
    });
  return (
    <>
      <div class="section-actions">
        <Button variant="danger" onClick={askToRevoke}>
          {words}
        </Button>
      </div>
      {dialog}
    </>
  );
}

/** Says what goes with one of several services, and lets go of it. */
export function useDisconnect(onRemoved: (removed: Removed) => void) {
  const { send } = useServices();
  const { several: all } = usePage();
  const { ask, dialog } = useAsk();
  const askFor = ({ id, label, inUse, connection }: NamedService) => {
    const others = all.filter((other) => other.id !== id);
    const next = inUse ? nextService(others) : undefined;
    const { address, originPattern } = connection;
    const isNeeded = others.some((other) => other.connection.originPattern === originPattern);
    const access = isNeeded ? [] : [accessTo(address)];
    ask({
      title: t('connection_disconnect_title', { address: label }),
      content: (
        <>
          <Lost
            lines={[
              t('connection_disconnect_key'),
              t('data_stored'),
              t('services_remove_jobs'),
              ...access,
            ]}
          />
          {isNeeded ? <p>{t('services_remove_access_kept', { address })}</p> : null}
          {next === undefined ? null : (
            <p>
              <RichMessage
                of="services_remove_next"
                values={{ service: <bdi>{next.label}</bdi> }}
              />
            </p>
          )}
        </>
      ),
      action: t('connection_disconnect'),
      run: async () => onRemoved({ label, kept: (await send('services.remove', { id })).kept }),
    });
  };
  return { askFor, dialog };
}

const accessTo = (address: string): string => t('connection_disconnect_access', { address });

/** What is removed from Curtail, and what stays on the service. */
const Lost = ({ lines }: { lines: readonly string[] }) => (
  <>
    <p>{t('connection_disconnect_lead')}</p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>{t('connection_disconnect_links')}</p>
  </>
);

/** Says what is gone, and what the browser keeps because an administrator decides about it. */
export function RemovedNotice({ removed: { label, kept } }: { removed: Removed }) {
  const service = <bdi>{label}</bdi>;
  const sites = <bdi>{namesText(kept)}</bdi>;
  const isAll = kept.length === 0;
  return (
    <Notice tone="success">
      {label !== null ? (
        isAll ? (
          <RichMessage of="services_removed" values={{ service }} />
        ) : (
          <RichMessage of="services_removed_sites_kept" values={{ service, sites }} />
        )
      ) : isAll ? (
        t('connection_ended')
      ) : (
        <RichMessage of="connection_ended_sites_kept" values={{ sites }} />
      )}
    </Notice>
  );
}
