import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { lazyPart } from '@/components/link/lazy-part';
import { QrPanel } from '@/components/link/qr/qr-panel';
import { Headline, isGone, isGood, isOff } from '@/components/link/result/headline';
import { LazyPassword, LazyTrackingNote } from '@/components/link/result/lazy-parts';
import { CopyAndOpen, ResultDetails } from '@/components/link/result/result-details';
import { PopupScreen, ShortLink } from '@/components/link/screen';
import type { Drawn, ResultView } from '@/components/link/view';
import type { LinkRecord } from '@/lib/model/link';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

const LazyFoot = lazyPart(async () => (await import('./result-foot')).ResultFoot);
const LazyFilingCard = lazyPart(async () => (await import('./filing-card')).FilingCard);

const replacedText = ({ shortUrl }: LinkRecord): string =>
  t('result_replaced', { link: withoutScheme(shortUrl) });

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
    <PopupScreen foot={<LazyFoot model={model} view={view} />}>
      <h1 class={`headline ${isGood(view) ? 'headline-good' : ''}`}>
        <Headline view={view} />
      </h1>
      <ShortLink
        url={link.shortUrl}
        cut={view.how === 'created' ? link.longUrl : undefined}
        off={isOff(view)}
      />
      <ResultDetails model={model} view={view} />
      {/* Before Copy, which has the focus: the way on from there is no longer. */}
      <LazyPassword model={model} view={view} />
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
        {isDeleted ? null : <LazyFilingCard model={model} view={view} />}
        <p class="rest-note" role="status" ref={line}>
          {note ?? (view.replaced?.error === null ? replacedText(view.replaced.link) : null)}
        </p>
      </div>
    </PopupScreen>
  );
}
