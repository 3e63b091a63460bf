import { useRef, useState } from 'preact/hooks';

import type { LinkRecord } from '@/lib/contract/link';

import type { Services } from '../services';
import { copyLink } from './copy-link';
import { LinkRow } from './link-row';

interface LinkListProps {
  links: readonly LinkRecord[];
  services: Pick<Services, 'send' | 'copyText'>;
}

/** Links, each with a button that copies it; how the last copy went stands beside its button. */
export function LinkList({ links, services }: LinkListProps) {
  const [last, setLast] = useState({ shortUrl: '', said: '' });
  const presses = useRef(0);
  const copy = async (link: LinkRecord) => {
    const { shortUrl } = link;
    presses.current += 1;
    const press = presses.current;
    const isLatest = () => press === presses.current;
    setLast({ shortUrl, said: '' });
    const isCopied = await copyLink(link, services, isLatest);
    if (isLatest()) setLast({ shortUrl, said: isCopied ? 'Copied' : 'It was not copied.' });
  };
  return (
    <ul class="links">
      {links.map((link) => (
        <LinkRow
          key={link.shortUrl}
          link={link}
          said={link.shortUrl === last.shortUrl ? last.said : ''}
          onCopy={() => void copy(link)}
        />
      ))}
    </ul>
  );
}
