import { Plus } from 'lucide';
import { useCallback, useState } from 'preact/hooks';

import { useAllServices } from '@/components/options/connected-services';
import { useManaged } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { StatusMessage } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { ConnectionView } from '@/lib/model/connection';
import { nameOfService, onlyAddress } from '@/lib/rules/managed';
import { type Setup, writeSetupText } from '@/lib/rules/setup-text';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { Features } from './features';
import { type Removed, RemovedNotice, useDisconnect } from './revoke';
import { ServiceRow } from './service-row';

import './connect.css';

interface ServicesCardProps {
  /** The one in use. */
  connection: ConnectionView;
  /** Something of it is known anew. */
  onUpdated: (connection: ConnectionView | null) => void;
  onChangeKey: () => void;
  onAdd: () => void;
  /** What was removed just now. */
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
}

/** Every service that is connected, what the one in use offers, and the way to one more, where the organization leaves that open. */
export function ServicesCard(props: ServicesCardProps) {
  const { connection, onAdd, removed } = props;
  const managed = useManaged();
  const { address, color } = connection;
  const setup = { address, name: nameOfService(connection, managed), ...(color && { color }) };
  return (
    <Card
      title={t('services_title')}
      tool={
        onlyAddress(managed) === null ? (
          <Button class="button-small" onClick={onAdd}>
            <Icon of={Plus} />
            {t('services_add')}
          </Button>
        ) : undefined
      }
    >
      {removed === null ? null : <RemovedNotice removed={removed} />}
      <ServiceRows {...props} />
      <SetupText of={setup} />
    </Card>
  );
}

/** With the tags that this browser has templates of, so that a team writes them alike. */
function SetupText({ of: setup }: { of: Setup }) {
  const { send } = useServices();
  const load = useCallback(async () => send('preferences.get', undefined), [send]);
  const loaded = useLoaded(load);
  const templates = loaded.state === 'ready' ? loaded.value.tagTemplates : [];
  return (
    <div class="services-foot">
      <CopyButton
        text={writeSetupText({ ...setup, templates })}
        words={t('connection_setup_copy')}
      />
      <p class="screen-lead">{t('connection_setup_copy_hint')}</p>
      {templates.length === 0 ? null : (
        <p class="screen-lead">
          {t('connection_setup_tags', { names: namesText(templates.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  );
}

function ServiceRows({ connection, onUpdated, onChangeKey, onRemoved }: ServicesCardProps) {
  const { send } = useServices();
  const [said, say] = useState('');
  const { askFor, dialog } = useDisconnect(onRemoved);
  const use = useRequest(async (_tools, id: string) => send('services.use', { id }));
  const check = useRequest(async () => {
    onUpdated(await send('connection.check', undefined));
    say(t('link_details_updated'));
  });
  const onCheck = () => {
    say('');
    void check.run();
  };
  return (
    <>
      <ul class="service-rows">
        {useAllServices(connection).map((service) => (
          <li key={service.id} class="service-row">
            <ServiceRow
              service={service}
              busy={service.inUse ? check.isPending : use.isPending}
              onUse={() => void use.run(service.id)}
              onCheck={onCheck}
              onChangeKey={onChangeKey}
              onSaved={(isSaved) => say(isSaved ? t('preferences_saved') : '')}
              onDisconnect={() => askFor(service)}
            />
            {service.inUse ? (
              <Features connection={connection} onCheck={onCheck} busy={check.isPending} />
            ) : null}
          </li>
        ))}
      </ul>
      {dialog}
      {use.error === null ? null : (
        <Failure error={use.error} retry={use.retry} busy={use.isPending} />
      )}
      {check.error === null ? null : <Failure error={check.error} title={t('common_failed')} />}
      <StatusMessage text={said} />
    </>
  );
}
