import { useState } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { LoadedPart } from '@/components/ui/loaded-part';
import type { Loaded } from '@/components/ui/use-loaded';
import type { StoredLinks } from '@/lib/model/stored-links';
import { countText, numberText } from '@/lib/texts/count-text';

import { ForgetDialog } from './forget-dialog';

interface RememberedPartProps {
  services: Services;
  loaded: Loaded<StoredLinks>;
}

/** How many links are remembered, how many may be, and the buttons that forget them. */
export function RememberedPart({ services, loaded }: RememberedPartProps) {
  return (
    <PreferenceGroup title="What Curtail remembers">
      <LoadedPart loaded={loaded} what="what is remembered">
        {({ value, replace }) => (
          <Remembered services={services} stored={value} onForgotten={replace} />
        )}
      </LoadedPart>
    </PreferenceGroup>
  );
}

interface RememberedProps {
  services: Services;
  stored: StoredLinks;
  onForgotten: (stored: StoredLinks) => void;
}

function Remembered({ services, stored, onForgotten }: RememberedProps) {
  const [asked, setAsked] = useState<'all' | 'elsewhere' | null>(null);
  const [said, setSaid] = useState('');
  const forgotten = (left: StoredLinks) => {
    onForgotten(left);
    setAsked(null);
    setSaid(`${countText(stored.count - left.count, 'link')} forgotten.`);
  };
  return (
    <>
      <p>{countsInWords(stored)}</p>
      <p class="screen-lead">
        Curtail keeps up to {numberText(stored.limit)}. Beyond that, the oldest of those made
        elsewhere go first, then the oldest that do not work any more, then the oldest.
      </p>
      <div class="section-actions">
        <Button onClick={() => setAsked('elsewhere')} disabled={stored.elsewhere === 0}>
          Forget links made elsewhere
        </Button>
        <Button variant="danger" onClick={() => setAsked('all')} disabled={stored.count === 0}>
          Forget all links
        </Button>
      </div>
      <p class="moving-said" role="status">
        {said}
      </p>
      {asked === null ? null : (
        <ForgetDialog
          services={services}
          which={asked}
          stored={stored}
          onForgotten={forgotten}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function countsInWords({ count, elsewhere }: StoredLinks): string {
  if (count === 0) return 'No links yet.';
  return elsewhere === 0
    ? `${countText(count, 'link')}, all of them made here.`
    : `${countText(count, 'link')}, ${numberText(elsewhere)} of them made elsewhere.`;
}
