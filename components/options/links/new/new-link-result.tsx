import { Copy, ExternalLink, Plus } from 'lucide';
import { useEffect } from 'preact/hooks';

import { TakenOver } from '@/components/options/links/link-extras';
import { addressOfLink } from '@/components/options/links/place';
import { makeLink } from '@/components/popup/actions/make-link';
import { copyShownLink } from '@/components/popup/actions/present-link';
import { type PopupModel, targetOf } from '@/components/popup/model';
import {
  LazyDeadLink,
  LazyFiling,
  LazyTrackingNote,
  LazyUnsaved,
} from '@/components/popup/result/lazy-parts';
import { ResultDetails } from '@/components/popup/result/link-details';
import { DoneMark, ShortLink } from '@/components/popup/screen';
import type { ResultView } from '@/components/popup/view';
import { DrawnCode } from '@/components/qr/drawn-code';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useRequest } from '@/components/ui/use-request';
import type { LinkExtras } from '@/lib/model/link';
import { chosenExtras, compareTold } from '@/lib/rules/link';
import { t } from '@/lib/texts/translate';

import { extrasFor } from './use-new-link';

import '@/components/options/qr/qr.css';
import '@/components/popup/result/filing.css';
import '@/components/popup/result/result.css';

interface NewLinkResultProps {
  model: PopupModel;
  view: ResultView;
  /** Begins with a blank form. */
  onNext: () => void;
}

/** The link that was made, or that there was: copied, with its code and the ways on. */
export function NewLinkResult({ model, view, onNext }: NewLinkResultProps) {
  const { link, how, copied, isDead } = view;
  const { copyFormat } = model.state.preferences;
  const extras = extrasFor(model);
  return (
    <div class="new-link">
      <section class="card" aria-labelledby="new-link-result">
        <ResultHeadline view={view} />
        <ShortLink url={link.shortUrl} off={isDead} />
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
        {extras === undefined || isDead ? null : (
          <ExtrasCheck model={model} shortUrl={link.shortUrl} extras={extras} />
        )}
        {link.filing.length > 0 ? (
          <LazyFiling model={model} link={link} adding={false} onAdded={() => undefined} />
        ) : null}
      </section>
      {/* A code would lead nowhere, either. */}
      {isDead ? null : (
        <section class="card new-link-code" aria-labelledby="new-link-code">
          <h2 id="new-link-code">{t('link_qr')}</h2>
          <DrawnCode link={link.shortUrl} name={t('qr_code_of_link')} services={model.services} />
        </section>
      )}
    </div>
  );
}

/** What else to know about the link, and the way to another one of the same page. */
function ResultNotices({ model, view: { link, how, isDead } }: Omit<NewLinkResultProps, 'onNext'>) {
  const createAnother = () => void makeLink(model, true);
  return (
    <>
      {link.unsaved === true ? <LazyUnsaved /> : null}
      {isDead ? <LazyDeadLink link={link} createAnother={createAnother} /> : null}
      {how === 'existing' && !isDead ? (
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
    whenAllowed(async () =>
      model.services.send('link.getInfo', { shortUrl, private: model.state.page.private }),
    ),
  );
  useEffect(() => void restart(), [restart, shortUrl]);
  if (state.state !== 'done' && error === null) return null;
  const told = state.state === 'done' ? state.value.extras : undefined;
  return <TakenOver {...compareTold(chosenExtras(extras), told)} />;
}

/** What became of the link. It says that it was copied only when it was. */
function ResultHeadline({ view: { isDead, copied } }: { view: ResultView }) {
  const isGood = copied === 'yes' && !isDead;
  return (
    <h2 id="new-link-result" class={`new-link-headline ${isGood ? 'headline-good' : ''}`}>
      {isGood ? <DoneMark /> : null}
      {isDead ? t('result_dead') : t(headlines[copied])}
    </h2>
  );
}

const headlines = {
  yes: 'result_copied',
  no: 'result_copy_failed',
  trying: 'result_link',
} as const;

/** What the link is for, and the next one. The filled button is what is left to do. */
function ResultActions({ model, view: { link, copied }, onNext }: NewLinkResultProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="section-actions">
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
          {t('link_details')}
        </a>
      )}
      <Button variant="ghost" class="new-link-next" onClick={onNext}>
        <Icon of={Plus} />
        {t('links_new')}
      </Button>
    </div>
  );
}
