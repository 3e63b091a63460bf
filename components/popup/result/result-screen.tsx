import { FolderPlus } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/link/actions/make-link';
import { QrPanel } from '@/components/link/qr/qr-panel';
import { Headline, isGone, isGood, isOff } from '@/components/link/result/headline';
import { LazyFiling, LazyNotices, LazyTrackingNote } from '@/components/link/result/lazy-parts';
import { CopyAndOpen, ResultDetails } from '@/components/link/result/result-details';
import { UndoButton } from '@/components/link/result/undo-button';
import { PopupScreen, ShortLink } from '@/components/link/screen';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/texts/translate';

/** A link that exists: copied, shown, with its QR code and what can be done with it. */
export function ResultScreen({ model, view }: Drawn<ResultView>) {
  const { link, isDead } = view;
  const isDeleted = isGone(link) && !isDead;
  const [note, say] = useState<ComponentChildren>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // Nothing was said yet when the screen opens, and its headline stays in sight.
  useLayoutEffect(() => {
    if (note) line.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return (
    <PopupScreen foot={<ResultFoot model={model} view={view} />}>
      <h1 class={`headline ${isGood(view) ? 'headline-good' : ''}`}>
        <Headline view={view} />
      </h1>
      <ShortLink url={link.shortUrl} off={isOff(view)} />
      <ResultDetails model={model} view={view} page={model.state.page.url} />
      {isDeleted ? null : (
        <div class="link-actions">
          <CopyAndOpen model={model} view={view} />
        </div>
      )}
      {/* A code would lead nowhere, either, and what to do has to be in sight. */}
      {isDead || isDeleted ? null : (
        <QrPanel link={link} name="qr_code_of_link" model={model} say={say} />
      )}
      {/* How long a note is depends on its words and on the fonts, so notes come last, where they push nothing away. */}
      <div class="rest">
        <LazyTrackingNote model={model} view={view} />
        {isDeleted ? null : <FilingSlot model={model} view={view} />}
        <p class="rest-note" role="status" ref={line}>
          {note}
        </p>
      </div>
    </PopupScreen>
  );
}

/** Where the link is filed, and the way to file it elsewhere. What filing takes is read from disk once there is some. */
function FilingSlot({ model, view: { link } }: Drawn<ResultView>) {
  const [adding, setAdding] = useState(false);
  const isFiled = link.filing.length > 0 || model.filings.has(link.shortUrl);
  return (
    <div class="filing">
      {link.id === null || !isAccountOffered(model.state) ? null : (
        <Button variant="ghost" class="button-slim filing-add" onClick={() => setAdding(true)}>
          <Icon of={FolderPlus} />
          {t('result_add')}
        </Button>
      )}
      {/* Below the button, which stays where it is. */}
      {adding || isFiled ? (
        <LazyFiling model={model} link={link} adding={adding} onAdded={() => setAdding(false)} />
      ) : null}
    </div>
  );
}

const variants = async () => import('@/components/link/actions/make-variant');

function ResultFoot({ model, view }: Drawn<ResultView>) {
  const createAnother = () => void variants().then(async ({ makeAnother }) => makeAnother(model));
  return (
    <>
      <LazyNotices model={model} view={view} createAnother={createAnother} />
      <div class="foot-row">
        <UndoButton model={model} view={view} createAnother={createAnother} />
        <span class="foot-gap" />
        <Button
          variant="ghost"
          onClick={() => void variants().then(async ({ openForm }) => openForm(model))}
        >
          {t('result_customize')}
        </Button>
        {view.how === 'created' || view.isDead ? null : (
          <Button onClick={createAnother}>{t('result_create_another')}</Button>
        )}
      </div>
    </>
  );
}
