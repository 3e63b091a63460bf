import { useState } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { type Loaded, LoadedPart } from '@/components/ui/loaded';
import type { StoredLinks } from '@/lib/model/stored-data';
import { countText, numberText } from '@/lib/texts/format';

interface StoredLinksPartProps {
  services: OptionsServices;
  loaded: Loaded<StoredLinks>;
}

/** How many links are remembered, how many may be, and the buttons that forget them. */
export function StoredLinksPart({ services, loaded }: StoredLinksPartProps) {
  return (
    <PreferenceGroup title="What Curtail remembers">
      <LoadedPart loaded={loaded} what="what is remembered">
        {({ value, replace }) => (
          <StoredLinksSummary services={services} stored={value} onForgotten={replace} />
        )}
      </LoadedPart>
    </PreferenceGroup>
  );
}

interface StoredLinksSummaryProps {
  services: OptionsServices;
  stored: StoredLinks;
  onForgotten: (stored: StoredLinks) => void;
}

function StoredLinksSummary({ services, stored, onForgotten }: StoredLinksSummaryProps) {
  const [asked, setAsked] = useState<'all' | 'elsewhere' | null>(null);
  const [said, setSaid] = useState('');
  const forgotten = (left: StoredLinks) => {
    onForgotten(left);
    setAsked(null);
    setSaid(`${countText(stored.count - left.count, 'link')} forgotten.`);
  };
  return (
    <>
      <p>{storedCountText(stored)}</p>
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
      <p class="backup-message" role="status">
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

function storedCountText({ count, elsewhere }: StoredLinks): string {
  if (count === 0) return 'No links yet.';
  return elsewhere === 0
    ? `${countText(count, 'link')}, all of them made here.`
    : `${countText(count, 'link')}, ${numberText(elsewhere)} of them made elsewhere.`;
}

interface ForgetDialogProps {
  services: Pick<OptionsServices, 'send'>;
  which: 'all' | 'elsewhere';
  stored: StoredLinks;
  onForgotten: (left: StoredLinks) => void;
  onClose: () => void;
}

/** Says what goes when links are forgotten, and what stays, and does it. */
function ForgetDialog(props: ForgetDialogProps) {
  const { services, which, stored, onForgotten, onClose } = props;
  const forget = async () => onForgotten(await services.send('links.forget', { which }));
  const isAll = which === 'all';
  return (
    <ConfirmDialog
      title={
        isAll
          ? `Forget ${countText(stored.count, 'link')}?`
          : `Forget ${countText(stored.elsewhere, 'link')} made elsewhere?`
      }
      confirm="Forget"
      onConfirm={forget}
      onClose={onClose}
    >
      <p>
        {isAll
          ? 'What Curtail knows of them goes from this browser: where they lead, their titles, and which of them are switched off. The service lists links that work only, so the others cannot be found again.'
          : 'What Curtail knows of them goes from this browser. Those that work come back the next time that your service is asked for its links.'}
      </p>
      <p>
        The links themselves stay on the service and go on working. To keep a copy, export first.
      </p>
    </ConfirmDialog>
  );
}
