import { Notice } from '@/components/ui/notice';

/** Where to connect, for a file that tells the address and no key. */
export function WithoutKey({ address }: { address: string }) {
  return (
    <Notice tone="info">
      The file has no API key. To connect to {address}, enter your key on the{' '}
      <a href={`#connect/${encodeURIComponent(address)}`}>Connect</a> screen.
    </Notice>
  );
}
