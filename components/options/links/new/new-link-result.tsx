import { Copy, ExternalLink, Plus } from 'lucide';
import { useEffect } from 'preact/hooks';

import { TakenOver } from '@/components/options/links/link-extras';
import { addressOfLink } from '@/components/options/links/place';
import { makeLink } from '@/components/popup/actions/make-link';
import { copyShownLink } from '@/components/popup/actions/present-link';
import { type PopupModel, targetOf } from '@/components/popup/model';
import { Headline, isGone, isGood, isOff } from '@/components/popup/result/headline';
import {
  LazyDeadLink,
  LazyFiling,
  LazyResultError,
  LazyTrackingNote,
  LazyUnsaved,
} from '@/components/popup/result/lazy-parts';
import { ResultDetails } from '@/components/popup/result/link-details';
import { UndoButton, toggleLink } from '@/components/popup/result/undo-button';
import { ShortLink } from '@/components/popup/screen';
import type { ResultView } from '@/components/popup/view';
import { DrawnCode } from '@/components/qr/drawn-code';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useRequest } from '@/components/ui/use-request';
import type { LinkExtras, LinkRecord } from '@/lib/model/link';
import { chosenExtras, compareTold } from '@/lib/rules/link';
import { t } from '@/lib/texts/translate';

import { extrasFor } from './use-new-link';

import '@/components/options/qr/qr.css';
import '@/components/popup/result/filing.css';
import '@/components/popup/result/result.css';

interface NewLinkResultProps {
  model: PopupModel;
  view: ResultView;
  onNext: () => void;
}

/** The link that was made, or that there was: copied, with its code and the ways on. */
export function NewLinkResult({ model, view, onNext }: NewLinkResultProps) {
  const { link, how, copied } = view;
  const { copyFormat } = model.state.preferences;
  return (
    <div class="new-link">
      <section class="card" aria-labelledby="new-link-result">
        <h2 id="new-link-result" class={`new-link-headline ${isGood(view) ? 'headline-good' : ''}`}>
          <Headline view={view} />
        </h2>
        <ShortLink url={link.shortUrl} off={isOff(view)} />
        <ResultDetails
          link={link}
          how={how}
          page={targetOf(model.state, model.draft)}
          note={copied === 'yes' && copyFormat !== 'plain' ? t(`result_copied_${copyFormat}`) : ''}
        />
        {view.full === null && view.besides === null ? null : (
          <LazyTrackingNote model={model} view={view} />
        )}
        <ResultActions model={model} view={view} onNext={onNext} />
        <ResultNotices model={model} view={view} />
        {isThere(view) ? <ResultOptions model={model} link={link} /> : null}
      </section>
      {/* A code would lead nowhere, either. */}
      {isThere(view) ? (
        <section class="card new-link-code" aria-labelledby="new-link-code">
          <h2 id="new-link-code">{t('common_qr_code')}</h2>
          <DrawnCode link={link.shortUrl} name={t('qr_code_of_link')} />
        </section>
      ) : null}
    </div>
  );
}

const isThere = ({ link, isDead }: ResultView): boolean => !isDead && !isGone(link);

function ResultOptions({ model, link }: { model: PopupModel; link: LinkRecord }) {
  const extras = extrasFor(model);
  return (
    <>
      {extras === undefined ? null : (
        <ExtrasCheck model={model} shortUrl={link.shortUrl} extras={extras} />
      )}
      {link.filing.length > 0 ? (
        <LazyFiling model={model} link={link} adding={false} onAdded={() => undefined} />
      ) : null}
    </>
  );
}

/** What else to know about the link, and the way to another one of the same page. */
function ResultNotices({ model, view }: Omit<NewLinkResultProps, 'onNext'>) {
  const { link, how, busy, error, isDead } = view;
  const createAnother = () => void makeLink(model, true);
  return (
    <>
      {link.unsaved === true ? <LazyUnsaved /> : null}
      {isDead ? <LazyDeadLink link={link} createAnother={createAnother} /> : null}
      {error === null ? null : (
        <LazyResultError error={error} busy={busy} again={() => toggleLink(model, view)} />
      )}
      {how === 'existing' && !isOff(view) ? (
        <Notice
          tone="info"
          actions={<Button onClick={createAnother}>{t('result_create_another')}</Button>}
        >
          {t('links_new_existing')}
        </Notice>
      ) : null}
    </>
  );
}

interface ExtrasCheckProps {
  model: PopupModel;
  shortUrl: string;
  extras: LinkExtras;
}

/** Asks the service once what the link has of that which was chosen besides: the answer to a create says nothing of it. */
function ExtrasCheck({ model, shortUrl, extras }: ExtrasCheckProps) {
  const { state, error, restart } = useRequest(async ({ whenAllowed }) =>
    whenAllowed(async () => model.services.send('link.getInfo', { shortUrl })),
  );
  useEffect(() => void restart(), [restart, shortUrl]);
  if (state.state !== 'done' && error === null) return null;
  const told = state.state === 'done' ? state.value.extras : undefined;
  return <TakenOver {...compareTold(chosenExtras(extras), told)} />;
}

/** What the link is for, and the next one. The filled button is what is left to do. */
function ResultActions({ model, view, onNext }: NewLinkResultProps) {
  return (
    <div class="section-actions">
      {isGone(view.link) ? null : <LinkButtons model={model} view={view} />}
      <UndoButton model={model} view={view} createAnother={() => void makeLink(model, true)} />
      <Button variant="ghost" class="new-link-next" onClick={onNext}>
        <Icon of={Plus} />
        {t('links_new')}
      </Button>
    </div>
  );
}

function LinkButtons({ model, view: { link, copied } }: Omit<NewLinkResultProps, 'onNext'>) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <>
      <Button
        variant={copied === 'yes' ? 'tonal' : 'primary'}
        buttonRef={focus}
        onClick={() => void copyShownLink(model)}
      >
        <Icon of={Copy} />
        {t('common_copy')}
      </Button>
      <ButtonLink href={link.shortUrl}>
        <Icon of={ExternalLink} isDirectional />
        {t('common_open')}
      </ButtonLink>
      {/* What a private window makes is listed nowhere. */}
      {model.state.page.private ? null : (
        <a class="button button-secondary" href={addressOfLink(link.shortUrl)}>
          {t('common_details')}
        </a>
      )}
    </>
  );
}
