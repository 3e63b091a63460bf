import { useId } from 'preact/hooks';

import { ServiceMark } from '@/components/options/connected-services';
import { type NamedService, usePage } from '@/components/options/page';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/fields';
import { useForm } from '@/components/ui/form';
import { useServices } from '@/components/ui/services';
import { colorOf, mostPageHosts, readPageHost } from '@/lib/rules/services';
import { serviceName } from '@/lib/rules/url/service-address';
import { t } from '@/lib/texts/translate';

import './connect.css';

interface EditServiceProps {
  service: NamedService;
  onSaved: () => void;
  onCancel: () => void;
}

const colors = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'] as const;

/** What a service is called, its color, and the pages that it is used for whichever is in use. */
export function EditService({ service, onSaved, onCancel }: EditServiceProps) {
  const { send } = useServices();
  const { id, label, connection } = service;
  const group = useId();
  // The only one is used on every page.
  const isAlone = usePage().several.length === 0;
  const { values, set, field, form, request, drop } = useForm({
    key: `services/${id}`,
    before: {
      name: connection.name ?? '',
      color: colorOf(connection),
      hosts: (connection.pageHosts ?? []).join('\n'),
    },
    check: ({ hosts }) => ({ hosts: problemOfHosts(hosts) }),
    send: async (_tools, { name, color, hosts }) => {
      const pageHosts = hostsOf(hosts);
      await send('services.change', { id, name: serviceName(name), color, pageHosts });
      onSaved();
    },
  });
  const { isPending, error, retry } = request;
  return (
    <form {...form} class="section" aria-label={t('services_edit_named', { service: label })}>
      <TextField
        label={t('common_name')}
        hint={t('services_name_hint', { host: new URL(connection.address).host })}
        {...field('name')}
        inputRef={takeFocus}
      />
      <fieldset class="service-colors">
        <legend class="field-label">{t('services_color')}</legend>
        {colors.map((color) => (
          <label key={color} class="service-color">
            <input
              type="radio"
              name={group}
              checked={color === values.color}
              onChange={() => set('color', color)}
            />
            <ServiceMark of={{ color }} />
            {t(`services_color_${color}`)}
          </label>
        ))}
      </fieldset>
      {isAlone ? null : (
        <TextField
          {...field('hosts')}
          label={t('services_page_hosts')}
          hint={t('services_page_hosts_hint')}
          rows={3}
          code
        />
      )}
      {error === null ? null : <Failure error={error} retry={retry} busy={isPending} />}
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={isPending}>
          {t('common_save')}
        </Button>
        <Button
          disabled={isPending}
          onClick={() => {
            drop();
            onCancel();
          }}
        >
          {t('common_cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The same function each time, so that it is called once. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

const partsOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const hostsOf = (typed: string): string[] => [
  ...new Set(partsOf(typed).flatMap((part) => readPageHost(part) ?? [])),
];

function problemOfHosts(typed: string): string | undefined {
  const wrong = partsOf(typed).find((part) => readPageHost(part) === null);
  if (wrong !== undefined) return t('services_page_host_wrong', { host: wrong });
  return hostsOf(typed).length > mostPageHosts
    ? t('services_page_hosts_many', { max: mostPageHosts })
    : undefined;
}
