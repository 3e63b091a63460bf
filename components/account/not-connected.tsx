import { Notice } from '@/components/ui/notice';

import { ConnectLink } from './connect-link';

/** What is missing where nothing is connected. @param props.to what for, such as `see your pixels` */
export const NotConnected = ({ to }: { to: string }) => (
  <Notice
    tone="info"
    title="Curtail is not connected yet."
    actions={<ConnectLink variant="primary" />}
  >
    Connect it to your link service to {to} here.
  </Notice>
);
