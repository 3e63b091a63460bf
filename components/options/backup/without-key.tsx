import { useContext } from 'preact/hooks';

import { WantedAddressContext } from '@/components/options/wanted-address';
import { Notice } from '@/components/ui/notice';

/** Where to connect, for a file that tells the address and no key. */
export function WithoutKey({ address }: { address: string }) {
  const wanted = useContext(WantedAddressContext);
  const handOver = () => {
    wanted.current = address;
  };
  return (
    <Notice tone="info">
      The file has no API key. To connect to {address}, enter your key on the{' '}
      <a href="#connect" onClick={handOver}>
        Connect
      </a>{' '}
      screen.
    </Notice>
  );
}
