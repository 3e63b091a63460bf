import { Undo2 } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { makeAnother, openForm } from '@/components/popup/actions/make-link';
import { copyShownLink } from '@/components/popup/actions/present-link';
import type { PopupModel } from '@/components/popup/model';
import { PopupScreen, ShortLink, DoneMark } from '@/components/popup/screen';
import type { ResultView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ConnectionView } from '@/lib/model/connection';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { LazyDeadLink, LazyResultError, LazyTrackingNote, LazyUnsaved } from './lazy-parts';
import { FilingSlot, LinkActions, ResultDetails } from './link-details';
import { QrPanel } from './qr-panel';

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
      <ResultHeadline view={view} />
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
  const off = link.status === 'disabled';
  const toggle = () =>
    void import('@/components/popup/actions/switch-link').then(async ({ switchShownLink }) =>
      switchShownLink(model, off ? 'active' : 'disabled'),
    );
  // It keeps the place and the focus of the button that deleted the link.
  const press = isGone(link) ? () => void makeAnother(model) : toggle;
  return (
    <>
      {link.unsaved === true ? <LazyUnsaved /> : null}
      {isDead ? <LazyDeadLink link={link} createAnother={() => void makeAnother(model)} /> : null}
      {error === null ? null : <LazyResultError error={error} busy={busy} again={toggle} />}
      <div class="foot-row">
        {canSwitch(view, model.state.connection) ? (
          // The second half of a double click was meant for a button that stood here before.
          <Button
            variant="ghost"
            busy={busy}
            onClick={(event) => (event.detail > 1 ? undefined : press())}
          >
            <SwitchLabel view={view} />
          </Button>
        ) : null}
        <span class="foot-gap" />
        <Button variant="ghost" onClick={() => void openForm(model)}>
          {t('result_customize')}
        </Button>
        {how === 'created' || isDead ? null : (
          <Button onClick={() => void makeAnother(model)}>{t('result_create_another')}</Button>
        )}
      </div>
    </>
  );
}

const isGone = ({ told }: LinkRecord): boolean => told?.gone === true;

const isOff = ({ link, isDead }: ResultView): boolean =>
  isDead || isGone(link) || link.status === 'disabled';

/**
 * What is not there can be neither switched off nor on. Where links can only be deleted, what was just made here is taken back, and
 * nothing else.
 */
const canSwitch = (
  { link, how, isDead }: ResultView,
  connection: ConnectionView | null,
): boolean => {
  if (!canSwitchLinks(connection)) return how !== 'existing' && link.origin === 'own';
  return !(isDead && isGone(link)) && (link.status === 'disabled' || mayBeOurs(link));
};

/** One that somebody else may have made is not disabled in passing; the list of links has a button for whoever means it. */
const mayBeOurs = ({ origin, elsewhere }: LinkRecord): boolean =>
  origin !== 'uncertain' && elsewhere !== true;

/** Only what was just done can be undone; a link of another day is disabled. In the place of one that is deleted comes another. */
function SwitchLabel({ view: { link, how } }: Pick<ResultScreenProps, 'view'>) {
  if (isGone(link)) return <>{t('result_create_another')}</>;
  if (link.status === 'disabled') return <>{t('common_enable')}</>;
  if (how === 'existing') return <>{t('common_disable')}</>;
  return (
    <>
      <Icon of={Undo2} isDirectional />
      {t('common_undo')}
    </>
  );
}

/** What became of the link. It says that it was copied only when it was. */
function ResultHeadline({ view }: { view: ResultView }) {
  if (view.isDead) return <h1 class="headline">{t('result_dead')}</h1>;
  if (isGone(view.link)) return <h1 class="headline">{t('link_deleted')}</h1>;
  if (view.link.status === 'disabled') {
    return <h1 class="headline">{t('result_disabled')}</h1>;
  }
  if (view.copied === 'yes') {
    return (
      <h1 class="headline headline-good">
        <DoneMark />
        {t('result_copied')}
      </h1>
    );
  }
  return <h1 class="headline">{t(view.copied === 'no' ? 'result_copy_failed' : 'result_link')}</h1>;
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
