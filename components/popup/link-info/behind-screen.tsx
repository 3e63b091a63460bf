import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { ShortLink } from '@/components/popup/short-link';
import { Tick } from '@/components/popup/tick';
import type { BehindView } from '@/components/popup/view';

import { BehindError } from './behind-error';
import { BehindFacts } from './behind-facts';
import { BehindFoot } from './behind-foot';
import { behindHeadline } from './behind-headline';
import { behindStatus } from './behind-status';

interface BehindScreenProps {
  model: PopupModel;
  view: BehindView;
}

/** What the service tells of a short link that somebody asked about. */
export function BehindScreen({ model, view }: BehindScreenProps) {
  const { shortUrl, behind, copied } = view;
  const isCopied = copied === 'yes';
  const error = <BehindError model={model} view={view} />;
  // As long as nothing is known of the link, there is nothing to do with it.
  const isBare = behind === null && view.error !== null;
  return (
    <Screen
      foot={
        isBare ? undefined : (
          <>
            {error}
            <BehindFoot model={model} view={view} />
          </>
        )
      }
    >
      <h1 class={`headline ${isCopied ? 'headline-good' : ''}`}>
        {isCopied ? <Tick /> : null}
        {behindHeadline(view)}
      </h1>
      <ShortLink url={shortUrl} off={behindStatus(view) === 'disabled'} />
      {behind === null ? null : <BehindFacts behind={behind} />}
      {isBare ? error : null}
    </Screen>
  );
}
