import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import { colorOf } from '@/lib/rules/services';

import { type NamedService, usePage } from './page';

import '@/components/ui/service-mark.css';
import './options.css';

/** The service in use, where it is one of several. */
export const useServiceInUse = (): NamedService | undefined =>
  usePage().several.find(({ inUse }) => inUse);

/** The service that something belongs to, where it is one of several. */
export const useServiceOf = (owner: string): NamedService | undefined =>
  usePage().several.find(({ id }) => id === owner);

/** A service's color. Its name stands beside it, so that no color has to be known. */
export const ServiceMark = ({ of }: { of: Pick<ConnectionView, 'color'> }) => (
  <span class={`service-mark service-${colorOf(of)}`} />
);

/** Says which of several services something is about; nothing where there is one. */
export function ServiceLine({ service }: { service: NamedService | undefined }) {
  if (service === undefined) return null;
  const { connection, label } = service;
  return (
    <p class="service-line">
      <ServiceMark of={connection} />
      <span>
        <RichMessage of="services_line" values={{ service: <bdi>{label}</bdi> }} />
      </span>
    </p>
  );
}
