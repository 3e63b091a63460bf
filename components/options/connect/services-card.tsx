import { Plus } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { ServiceMark } from '@/components/options/connected-services';
import { useManaged } from '@/components/options/managed';
import { type NamedService, usePage } from '@/components/options/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { StatusMessage } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { onlyAddress } from '@/lib/rules/managed';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { EditService } from './edit-service';
import { type Removed, RemovedNotice, useRemoveService } from './revoke';

import './connect.css';

interface ServicesCardProps {
  onAdd: () => void;
  /** What was removed just now. */
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
}

/** Every service that is connected, which one is in use, and the way to one more, where the organization leaves that open. */
export function ServicesCard({ onAdd, removed, onRemoved }: ServicesCardProps) {
  const isAlone = usePage().several.length === 0;
  const mayAdd = onlyAddress(useManaged()) === null;
  if (isAlone && !mayAdd && removed === null) return null;
  return (
    <Card title={t('services_title')}>
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
    </Card>
  );
}

function ServiceRows({ onRemoved }: Pick<ServicesCardProps, 'onRemoved'>) {
  const { send } = useServices();
  const { several } = usePage();
  const [saved, setSaved] = useState(false);
  const removal = useRemoveService(onRemoved);
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
            onRemove={() => removal.askFor(service, 'remove')}
          />
        ))}
      </ul>
      {removal.dialog}
      {error === null ? null : <Failure error={error} retry={retry} busy={isPending} />}
      <StatusMessage text={saved ? t('preferences_saved') : ''} />
    </>
  );
}

interface ServiceRowProps {
  service: NamedService;
  /** Another service is being put to use. */
  busy: boolean;
  onUse: () => void;
  /** @param isSaved false as soon as there is something else to save */
  onSaved: (isSaved: boolean) => void;
  onRemove: () => void;
}

/** One of several services, what distinguishes it from the others, and what can be done with it. */
function ServiceRow({ service, busy, onUse, onSaved, onRemove }: ServiceRowProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  // The form had the focus; the button that opened it can have it again.
  useLayoutEffect(() => {
    if (before.current && !isEditing) opener.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  const become = (editing: boolean, isSaved: boolean) => {
    onSaved(isSaved);
    setEditing(editing);
  };
  const button = (word: 'use' | 'edit' | 'remove') => ({
    class: 'button-small',
    label: t(`services_${word}_named`, { service: service.label }),
    children: t(`services_${word}`),
  });
  return (
    <li class="service-row">
      <ServiceFacts service={service} />
      {isEditing ? (
        <EditService
          service={service}
          onSaved={() => become(false, true)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div class="section-actions">
          {service.inUse ? null : <Button {...button('use')} busy={busy} onClick={onUse} />}
          <Button
            {...button('edit')}
            variant="ghost"
            buttonRef={opener}
            onClick={() => become(true, false)}
          />
          <Button {...button('remove')} variant="danger" onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

function ServiceFacts({ service: { label, connection, inUse } }: { service: NamedService }) {
  const { address, accountName, pageHosts = [] } = connection;
  return (
    <div>
      <p class="service-line">
        <ServiceMark of={connection} />
        <strong>
          <bdi>{label}</bdi>
        </strong>
        {inUse ? (
          <span>
            <span class="dot dot-success" /> {t('services_in_use')}
          </span>
        ) : null}
      </p>
      <p class="screen-lead">
        <bdi dir="ltr">{new URL(address).host}</bdi>
        {accountName === null ? null : (
          <>
            {' · '}
            <bdi>{accountName}</bdi>
          </>
        )}
      </p>
      {pageHosts.length === 0 ? null : (
        <p class="screen-lead">{t('services_page_hosts_used', { hosts: namesText(pageHosts) })}</p>
      )}
    </div>
  );
}
