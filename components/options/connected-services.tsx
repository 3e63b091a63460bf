import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import { nameOfService } from '@/lib/rules/managed';
import { colorOf, letterOf } from '@/lib/rules/services';

import { useManaged } from './managed';
import { type NamedService, usePage } from './page';

import '@/components/ui/service-mark.css';
import './options.css';

/** The service in use, where it is one of several. */
export const useServiceInUse = (): NamedService | undefined =>
  usePage().several.find(({ inUse }) => inUse);

/** The service that something belongs to, where it is one of several. */
export const useServiceOf = (owner: string): NamedService | undefined =>
  usePage().several.find(({ id }) => id === owner);

/** Every service that is connected: those of the page, or the one in use. */
export function useAllServices(connection: ConnectionView): readonly NamedService[] {
  const { several } = usePage();
  const name = nameOfService(connection, useManaged());
  if (several.length > 0) return several;
  const label = name === '' ? new URL(connection.address).host : name;
  return [{ id: connection.id, connection, inUse: true, label }];
}

interface ServiceMarkProps {
  of: Pick<ConnectionView, 'color'>;
  /** What the service is called, of which the first letter is shown. */
  label?: string;
}

/** A service's color and letter. Its name stands beside it, so that neither has to be known. */
export const ServiceMark = ({ of, label = '' }: ServiceMarkProps) => (
  <span
    class={`service-mark service-${colorOf(of)}`}
    data-letter={letterOf(label)}
    aria-hidden="true"
  />
);

/** Says which of several services something is about; nothing where there is one. */
export function ServiceLine({ service }: { service: NamedService | undefined }) {
  if (service === undefined) return null;
  const { connection, label } = service;
  return (
    <p class="service-line">
      <ServiceMark of={connection} label={label} />
      <span>
        <RichMessage of="services_line" values={{ service: <bdi>{label}</bdi> }} />
      </span>
    </p>
  );
}
