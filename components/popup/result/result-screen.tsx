import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { copiedAs } from '@/components/popup/actions/copied-as';
import { makeAnother, openForm } from '@/components/popup/actions/make-link';
import { copyLink } from '@/components/popup/actions/present-link';
import { switchLink } from '@/components/popup/actions/switch-link';
import { DeadLink, ResultError, TrackingNote, Unsaved } from '@/components/popup/lazy-parts';
import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { ShortLink } from '@/components/popup/short-link';
import type { ResultView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';

import { FilingSlot } from './filing-slot';
import { LinkActions } from './link-actions';
import { LinkDetails } from './link-details';
import { QrPanel } from './qr-panel';
import { ResultHeadline } from './result-headline';
import { ResultRest } from './result-rest';

interface ResultScreenProps {
  model: PopupModel;
  view: ResultView;
}

/** A link that exists: copied, shown, with its QR code and what can be done with it. */
export function ResultScreen({ model, view }: ResultScreenProps) {
  const { link } = view;
  const [note, say] = useState<ComponentChildren>(null);
  return (
    <Screen foot={<ResultFoot model={model} view={view} />}>
      <ResultHeadline view={view} />
      <ShortLink url={link.shortUrl} off={view.isDead || link.status === 'disabled'} />
      <LinkDetails
        link={link}
        how={view.how}
        page={model.state.page.url}
        note={view.copied === 'yes' ? copiedAs[model.state.preferences.copyFormat] : ''}
      />
      <LinkActions link={link} copy={() => void copyLink(model)} />
      {/* A code would lead nowhere, either, and what to do has to be in sight. */}
      {view.isDead ? null : <QrPanel link={link} model={model} say={say} />}
      <ResultRest note={note}>
        {view.full === null && view.besides === null ? null : (
          <TrackingNote model={model} view={view} />
        )}
        <FilingSlot model={model} link={link} />
      </ResultRest>
    </Screen>
  );
}

function ResultFoot({ model, view }: ResultScreenProps) {
  const { link, how, busy, error, isDead } = view;
  const off = link.status === 'disabled';
  const toggle = () => void switchLink(model, off ? 'active' : 'disabled');
  return (
    <>
      {link.unsaved === true ? <Unsaved /> : null}
      {isDead ? <DeadLink link={link} createAnother={() => void makeAnother(model)} /> : null}
      {error === null ? null : <ResultError error={error} busy={busy} again={toggle} />}
      <div class="foot-row">
        {canSwitch(view) ? (
          // The second half of a double click was meant for a button that stood here before.
          <Button busy={busy} onClick={(event) => (event.detail > 1 ? undefined : toggle())}>
            {off ? 'Switch on' : undoName(how)}
          </Button>
        ) : null}
        <span class="foot-gap" />
        <Button variant="quiet" onClick={() => void openForm(model)}>
          Options
        </Button>
        {how === 'created' || isDead ? null : (
          <Button onClick={() => void makeAnother(model)}>Make another</Button>
        )}
      </div>
    </>
  );
}

/** What is not there can be neither switched off nor on. */
const canSwitch = ({ link, isDead }: ResultView): boolean =>
  !(isDead && link.told?.gone === true) && (link.status === 'disabled' || mayBeOurs(link));

/** One that somebody else may have made is not disabled in passing; the list of links has a button for whoever means it. */
const mayBeOurs = ({ origin, elsewhere }: LinkRecord): boolean =>
  origin !== 'uncertain' && elsewhere !== true;

/** Only what was just done can be undone; a link of another day is switched off. */
const undoName = (how: ResultView['how']): string => (how === 'existing' ? 'Switch off' : 'Undo');
