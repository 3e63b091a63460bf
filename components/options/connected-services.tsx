import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import { colorOf, type namedServices } from '@/lib/rules/services';

import '@/components/ui/service-mark.css';
import './options.css';

/** A service that is connected, and what it is called among the others. */
export type NamedService = ReturnType<typeof namedServices>[number];

/** The services that are connected where there are several, the oldest connection first; empty where there is one, as nothing has to tell it from others. */
export const ConnectedServicesContext = createContext<readonly NamedService[]>([]);

/** The service in use, where it is one of several. */
export const useServiceInUse = (): NamedService | undefined =>
  useContext(ConnectedServicesContext).find(({ inUse }) => inUse);

/** The service that something belongs to, where it is one of several. */
export const useServiceOf = (owner: string): NamedService | undefined =>
  useContext(ConnectedServicesContext).find(({ id }) => id === owner);

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
