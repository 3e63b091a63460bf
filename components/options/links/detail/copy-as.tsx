import { useState } from 'preact/hooks';

import { copyLink } from '@/components/options/links/copy-link';
import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatNames } from '@/lib/texts/copy-format-names';

interface CopyAsProps {
  link: LinkRecord;
  services: Pick<Services, 'send' | 'copyText'>;
}

/** Copies a link in any format, whatever the preferences say. */
export function CopyAs({ link, services }: CopyAsProps) {
  const [said, setSaid] = useState('');
  const copy = async (format: CopyFormat) => {
    setSaid('');
    const isCopied = await copyLink(link, services, { format, isWanted: () => true });
    setSaid(isCopied ? `Copied: ${copyFormatNames[format]}` : 'It was not copied.');
  };
  return (
    <section class="section" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">Copy as</h2>
      <div class="section-actions">
        {formats.map((format) => (
          <Button
            key={format}
            label={`Copy as ${copyFormatNames[format]}`}
            onClick={() => void copy(format)}
          >
            {copyFormatNames[format]}
          </Button>
        ))}
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
    </section>
  );
}

const formats: readonly CopyFormat[] = ['plain', 'markdown', 'html', 'title', 'template'];
