import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';

import { type NamedService, ServiceMark } from '@/components/options/connected-services';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Field, TextField, codeAttributes, noteId } from '@/components/ui/fields';
import { useRefusal } from '@/components/ui/hooks';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ServiceColor } from '@/lib/model/connection';
import { colorOf, mostPageHosts, readPageHost } from '@/lib/rules/services';
import { serviceName } from '@/lib/rules/url/service-address';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './connect.css';

interface EditServiceProps {
  service: NamedService;
  onSaved: () => void;
  onCancel: () => void;
}

/** What one of several services is called, its color, and the pages that it is used for whichever is in use. */
export function EditService({ service, onSaved, onCancel }: EditServiceProps) {
  const { send } = useServices();
  const { id, label, connection } = service;
  const [name, setName] = useState(connection.name ?? '');
  const [color, setColor] = useState(colorOf(connection));
  const [typed, setTyped] = useState((connection.pageHosts ?? []).join('\n'));
  const [isChecked, setChecked] = useState(false);
  const { form, refuse } = useRefusal();
  const read = readPageHosts(typed);
  const { isPending, error, run, retry } = useRequest(async (_tools, pageHosts: string[]) => {
    await send('services.change', { id, name: serviceName(name), color, pageHosts });
    onSaved();
  });
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if ('problem' in read) refuse();
    else void run(read.hosts);
  };
  return (
    <form
      class="service-form"
      ref={form}
      noValidate
      aria-label={t('services_edit_named', { service: label })}
      onSubmit={submit}
    >
      <TextField
        label={t('common_name')}
        hint={t('services_name_hint', { host: new URL(connection.address).host })}
        value={name}
        onInput={setName}
        inputRef={takeFocus}
      />
      <ColorChoice value={color} onChange={setColor} />
      <PageHosts
        value={typed}
        onInput={setTyped}
        onLeave={() => setChecked(true)}
        problem={isChecked && 'problem' in read ? read.problem : undefined}
      />
      {error === null ? null : <Failure error={error} retry={retry} busy={isPending} />}
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={isPending}>
          {t('common_save')}
        </Button>
        <Button onClick={onCancel} disabled={isPending}>
          {t('common_cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The same function each time, so that it is called once. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** @returns the hosts, or what is wrong with the first that is none */
function readPageHosts(typed: string): { hosts: string[] } | { problem: string } {
  const parts = typed.split(/[,\n]/).filter((part) => part.trim() !== '');
  const hosts = new Set<string>();
  for (const part of parts) {
    const host = readPageHost(part);
    if (host === null) return { problem: t('services_page_host_wrong', { host: part.trim() }) };
    hosts.add(host);
  }
  return hosts.size > mostPageHosts
    ? { problem: t('services_page_hosts_many', { max: mostPageHosts }) }
    : { hosts: [...hosts] };
}

interface ColorChoiceProps {
  value: ServiceColor;
  onChange: (color: ServiceColor) => void;
}

const colors: readonly { color: ServiceColor; name: PlainMessageKey }[] = [
  { color: 'teal', name: 'services_color_teal' },
  { color: 'blue', name: 'services_color_blue' },
  { color: 'violet', name: 'services_color_violet' },
  { color: 'pink', name: 'services_color_pink' },
  { color: 'orange', name: 'services_color_orange' },
  { color: 'green', name: 'services_color_green' },
];

function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const group = useId();
  return (
    <fieldset class="service-colors">
      <legend class="field-label">{t('services_color')}</legend>
      {colors.map(({ color, name }) => (
        <label key={color} class="service-color">
          <input
            type="radio"
            name={group}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <ServiceMark of={{ color }} />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}

interface PageHostsProps {
  value: string;
  onInput: (typed: string) => void;
  onLeave: () => void;
  problem: string | undefined;
}

function PageHosts({ value, onInput, onLeave, problem }: PageHostsProps) {
  const id = useId();
  return (
    <Field
      id={id}
      label={t('services_page_hosts')}
      note={
        problem === undefined
          ? { text: t('services_page_hosts_hint'), tone: 'hint' }
          : { text: problem, tone: 'problem' }
      }
    >
      <textarea
        id={id}
        class="field-control"
        rows={3}
        value={value}
        aria-invalid={problem === undefined ? undefined : 'true'}
        aria-describedby={noteId(id)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onLeave}
        {...codeAttributes}
      />
    </Field>
  );
}
