import { Plus } from 'lucide';
import { useEffect } from 'preact/hooks';

import { makeLink } from '@/components/link/actions/make-link';
import { Headline, isGone, isGood, isOff } from '@/components/link/result/headline';
import {
  LazyFiling,
  LazyNotices,
  LazyPassword,
  LazyTrackingNote,
} from '@/components/link/result/lazy-parts';
import { CopyAndOpen, ResultDetails } from '@/components/link/result/result-details';
import { UndoButton } from '@/components/link/result/undo-button';
import { ShortLink } from '@/components/link/screen';
import type { ResultView } from '@/components/link/view';
import { TakenOver } from '@/components/options/links/link-extras';
import { addressOfLink } from '@/components/options/links/place';
import { DrawnCode } from '@/components/options/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinkExtras } from '@/lib/model/link';
import { chosenExtras, compareTold } from '@/lib/rules/link';
import { t } from '@/lib/texts/translate';

import type { NewLinkModel } from './use-new-link';

import '@/components/link/result/result.css';

interface NewLinkResultProps {
  model: NewLinkModel;
  view: ResultView;
  onNext: () => void;
}

export function NewLinkResult({ model, view, onNext }: NewLinkResultProps) {
  const { link, how, isDead } = view;
  const isThere = !isDead && !isGone(link);
  const extras = model.sentExtras;
  const createAnother = () => void makeLink(model, true);
  return (
    <div class="screen-columns new-link">
      <section class="card" aria-labelledby="new-link-result">
        <h2 id="new-link-result" class={`new-link-headline ${isGood(view) ? 'headline-good' : ''}`}>
          <Headline view={view} />
        </h2>
        <ShortLink
          url={link.shortUrl}
          cut={how === 'created' ? link.longUrl : undefined}
          off={isOff(view)}
        />
        <ResultDetails model={model} view={view} />
        <LazyPassword model={model} view={view} />
        <LazyTrackingNote model={model} view={view} />
        <div class="section-actions">
          {isGone(link) ? null : <CopyAndOpen model={model} view={view} />}
          {/* What a private window makes is listed nowhere. */}
          {isGone(link) || model.state.page.private ? null : (
            <a class="button button-secondary" href={addressOfLink(link.shortUrl)}>
              {t('common_details')}
            </a>
          )}
          <UndoButton model={model} view={view} createAnother={createAnother} />
          <Button variant="ghost" class="new-link-next" onClick={onNext}>
            <Icon of={Plus} />
            {t('links_new')}
          </Button>
        </div>
        <LazyNotices model={model} view={view} createAnother={createAnother} />
        {how === 'existing' && !isOff(view) ? (
          <Notice
            tone="info"
            actions={<Button onClick={createAnother}>{t('result_create_another')}</Button>}
          >
            {t('links_new_existing')}
          </Notice>
        ) : null}
        {isThere && extras !== undefined ? (
          <ExtrasCheck shortUrl={link.shortUrl} extras={extras} />
        ) : null}
        {isThere && link.filing.length > 0 ? (
          <LazyFiling model={model} link={link} adding={false} onAdded={() => undefined} />
        ) : null}
      </section>
      {/* A code would lead nowhere, either. */}
      {isThere ? (
        <section class="card new-link-code" aria-labelledby="new-link-code">
          <h2 id="new-link-code">{t('common_qr_code')}</h2>
          <DrawnCode link={link.shortUrl} name={t('qr_code_of_link')} />
        </section>
      ) : null}
    </div>
  );
}

/** Asks the service once what the link has of its extras: the answer to a create says nothing of them. */
function ExtrasCheck({ shortUrl, extras }: { shortUrl: string; extras: LinkExtras }) {
  const { send } = useServices();
  const { state, error, run } = useRequest(async ({ whenAllowed }) =>
    whenAllowed(async () => send('link.getInfo', { shortUrl })),
  );
  useEffect(() => void run(), []);
  if (state.state !== 'done' && error === null) return null;
  const told = state.state === 'done' ? state.value.extras : undefined;
  return <TakenOver {...compareTold(chosenExtras(extras), told)} />;
}
