import { Plus } from 'lucide';
import type { ComponentProps } from 'preact';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import {
  type NamedService,
  ServiceMark,
  ConnectedServicesContext,
} from '@/components/options/connected-services';
import { ManagedContext } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { nothingManaged, onlyAddress } from '@/lib/rules/managed';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { EditService } from './edit-service';
import { RemovedNotice, type RemovedService, useRemoveService } from './revoke';

import './connect.css';

interface ServicesCardProps {
  onAdd: () => void;
  /** The one that was removed just now. */
  removed: RemovedService | null;
  onRemoved: (removed: RemovedService) => void;
}

/** Every service that is connected, which one is in use, and the way to one more, where the organization leaves that open. */
export function ServicesCard({ onAdd, removed, onRemoved }: ServicesCardProps) {
  const id = useId();
  const isAlone = useContext(ConnectedServicesContext).length === 0;
  const mayAdd = onlyAddress(useContext(ManagedContext) ?? nothingManaged) === null;
  if (isAlone && !mayAdd && removed === null) return null;
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{t('services_title')}</h2>
      {removed === null ? null : <RemovedNotice removed={removed} />}
      {isAlone ? null : <ServiceRows onRemoved={onRemoved} />}
      {mayAdd ? (
        <div class="section-actions">
          <Button onClick={onAdd}>
            <Icon of={Plus} />
            {t('services_add')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

type ServiceRowsProps = Pick<ServicesCardProps, 'onRemoved'>;

function ServiceRows({ onRemoved }: ServiceRowsProps) {
  const { send } = useServices();
  const several = useContext(ConnectedServicesContext);
  const [saved, setSaved] = useState(false);
  const { isPending, error, run, retry } = useRequest(async (_tools, id: string) =>
    send('services.use', { id }),
  );
  return (
    <>
      <ul class="service-rows">
        {several.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            busy={isPending}
            onUse={() => void run(service.id)}
            onSaved={setSaved}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      {error === null ? null : <Failure error={error} retry={retry} busy={isPending} />}
      <p class="status-message" role="status">
        {saved ? t('preferences_saved') : ''}
      </p>
    </>
  );
}

interface ServiceRowProps extends ServiceRowsProps {
  service: NamedService;
  /** Another service is being put to use. */
  busy: boolean;
  onUse: () => void;
  /** @param isSaved false as soon as there is something else to save */
  onSaved: (isSaved: boolean) => void;
}

/** One of several services, what distinguishes it from the others, and what can be done with it. */
function ServiceRow({ service, busy, onUse, onSaved, onRemoved }: ServiceRowProps) {
  const [isEditing, setEditing] = useState(false);
  const removal = useRemoveService(onRemoved);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  // The form had the focus; the button that opened it can have it again.
  useLayoutEffect(() => {
    if (before.current && !isEditing) opener.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  const close = () => setEditing(false);
  const edit = () => {
    onSaved(false);
    setEditing(true);
  };
  const saved = () => {
    onSaved(true);
    close();
  };
  return (
    <li class="service-row">
      <ServiceFacts service={service} />
      {isEditing ? (
        <EditService service={service} onSaved={saved} onCancel={close} />
      ) : (
        <div class="service-actions">
          {service.inUse ? null : (
            <RowButton word="use" service={service} busy={busy} onClick={onUse} />
          )}
          <RowButton word="edit" service={service} buttonRef={opener} onClick={edit} />
          <RowButton
            word="remove"
            service={service}
            onClick={() => removal.askFor(service, 'remove')}
          />
        </div>
      )}
      {removal.dialog}
    </li>
  );
}

interface RowButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'busy' | 'buttonRef' | 'onClick'
> {
  word: 'use' | 'edit' | 'remove';
  service: NamedService;
}

const variants = { use: 'secondary', edit: 'ghost', remove: 'danger' } as const;

const RowButton = ({ word, service, ...button }: RowButtonProps) => (
  <Button
    {...button}
    class="button-small"
    variant={variants[word]}
    label={t(`services_${word}_named`, { service: service.label })}
  >
    {t(`services_${word}`)}
  </Button>
);

function ServiceFacts({ service: { label, connection, inUse } }: { service: NamedService }) {
  const { address, accountName, pageHosts = [] } = connection;
  return (
    <div class="service-facts">
      <ServiceMark of={connection} />
      <p class="service-label">
        <bdi>{label}</bdi>
        {inUse ? <span class="service-in-use">{t('services_in_use')}</span> : null}
      </p>
      <p class="service-about">
        <bdi dir="ltr">{new URL(address).host}</bdi>
        {accountName === null ? null : <bdi>{accountName}</bdi>}
      </p>
      {pageHosts.length === 0 ? null : (
        <p class="service-about">
          {t('services_page_hosts_used', { hosts: namesText(pageHosts) })}
        </p>
      )}
    </div>
  );
}
