import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { makeAnother, openForm } from '@/components/popup/actions/make-link';
import { copyShownLink } from '@/components/popup/actions/present-link';
import type { PopupModel } from '@/components/popup/model';
import { PopupScreen, ShortLink } from '@/components/popup/screen';
import type { ResultView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import type { CopyFormat } from '@/lib/model/preferences';
import { t } from '@/lib/texts/translate';

import { Headline, isGone, isGood, isOff } from './headline';
import { LazyDeadLink, LazyResultError, LazyTrackingNote, LazyUnsaved } from './lazy-parts';
import { FilingSlot, LinkActions, ResultDetails } from './link-details';
import { QrPanel } from './qr-panel';
import { UndoButton, toggleLink } from './undo-button';

interface ResultScreenProps {
  model: PopupModel;
  view: ResultView;
}

/** A link that exists: copied, shown, with its QR code and what can be done with it. */
export function ResultScreen({ model, view }: ResultScreenProps) {
  const { link, isDead } = view;
  const isDeleted = isGone(link) && !isDead;
  const [note, say] = useState<ComponentChildren>(null);
  return (
    <PopupScreen foot={<ResultFoot model={model} view={view} />}>
      <h1 class={`headline ${isGood(view) ? 'headline-good' : ''}`}>
        <Headline view={view} />
      </h1>
      <ShortLink url={link.shortUrl} off={isOff(view)} />
      <ResultDetails
        link={link}
        how={view.how}
        page={model.state.page.url}
        note={view.copied === 'yes' ? copiedAs(model.state.preferences.copyFormat) : ''}
      />
      {isDeleted ? null : (
        <LinkActions
          link={link}
          isCopied={view.copied === 'yes'}
          copy={() => void copyShownLink(model)}
        />
      )}
      {/* A code would lead nowhere, either, and what to do has to be in sight. */}
      {isDead || isDeleted ? null : <QrPanel link={link} model={model} say={say} />}
      <ResultRest note={note}>
        {view.full === null && view.besides === null ? null : (
          <LazyTrackingNote model={model} view={view} />
        )}
        {isDeleted ? null : <FilingSlot model={model} link={link} />}
      </ResultRest>
    </PopupScreen>
  );
}

/** How a link was copied; blank where it was copied alone. */
const copiedAs = (format: CopyFormat): string =>
  format === 'plain' ? '' : t(`result_copied_${format}`);

function ResultFoot({ model, view }: ResultScreenProps) {
  const { link, how, busy, error, isDead } = view;
  const createAnother = () => void makeAnother(model);
  return (
    <>
      {link.unsaved === true ? <LazyUnsaved /> : null}
      {isDead ? <LazyDeadLink link={link} createAnother={createAnother} /> : null}
      {error === null ? null : (
        <LazyResultError error={error} busy={busy} again={() => toggleLink(model, view)} />
      )}
      <div class="foot-row">
        <UndoButton model={model} view={view} createAnother={createAnother} />
        <span class="foot-gap" />
        <Button variant="ghost" onClick={() => void openForm(model)}>
          {t('result_customize')}
        </Button>
        {how === 'created' || isDead ? null : (
          <Button onClick={createAnother}>{t('result_create_another')}</Button>
        )}
      </div>
    </>
  );
}

interface ResultRestProps {
  /** What stands there from the beginning. */
  children: ComponentChildren;
  /** What was said last; null for nothing. */
  note: ComponentChildren;
}

/**
 * What is left of the screen below everything that keeps its place. How long a note is depends on its words and on the fonts,
 * so notes come last, and here, where they push nothing away.
 */
function ResultRest({ children, note }: ResultRestProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // Nothing was said yet when the screen opens, and its headline stays in sight.
  useLayoutEffect(() => {
    if (note) line.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return (
    <div class="rest">
      {children}
      <p class="rest-note" role="status" ref={line}>
        {note}
      </p>
    </div>
  );
}
