import type { Services } from '@/components/options/services';
import type { ConnectionView } from '@/lib/model/connection';

import { ConnectForm } from './connect-form';
import { useConnect } from './use-connect';

interface ConnectPartProps {
  services: Services;
  /** The one that is there and will be replaced, if any. */
  connection: ConnectionView | null;
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The field that takes the focus, where the form came up by a press of a button. */
  beginIn: 'address' | 'key' | undefined;
  onConnected: (connection: ConnectionView) => void;
  onCancel: () => void;
}

/** What the form is for, and the form. */
export function ConnectPart(props: ConnectPartProps) {
  const { services, connection, startAt, beginIn, onConnected, onCancel } = props;
  const form = useConnect({ services, startAt, onConnected });
  return (
    <>
      <p class="screen-lead">
        {connection === null
          ? 'Connect Curtail to your own link service. Your browser asks once whether Curtail may reach that one address; nothing else is ever asked for.'
          : 'Enter the address and the key to use from now on. The links that Curtail remembers stay.'}
      </p>
      <ConnectForm
        form={form}
        beginIn={beginIn}
        onCancel={connection === null ? undefined : onCancel}
      />
    </>
  );
}
