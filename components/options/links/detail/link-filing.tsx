import { CircleAlert, FolderPlus } from 'lucide';
import { useLayoutEffect, useState } from 'preact/hooks';

import { Filing, type FolderFiling } from '@/components/link/filing/filing';
import { FilingWords, filingStatus } from '@/components/link/filing/filing-words';
import { FolderPicker } from '@/components/link/filing/folder-picker';
import { FolderPicture } from '@/components/options/links/folder-picture';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfFolder } from '@/components/options/links/place';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import type { Folder, LinkRecord } from '@/lib/model/link';
import { mayBeOffered } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

export function LinkFiling({ link }: { link: LinkRecord }) {
  const connection = useConnection();
  const filing = useFiling(link);
  const { steps, campaign } = filing;
  const [adding, setAdding] = useState<Folder['kind'] | null>(null);
  const isKnown = connection.state === 'ready';
  const obstacle = isKnown ? filingObstacle(link, connection.value) : null;
  const mayFile = isKnown && obstacle === null;
  const isIn = ({ kind, id }: Folder) =>
    steps.some(({ folder, state }) => state === 'done' && folder.kind === kind && folder.id === id);
  return (
    <section class="card" aria-labelledby="link-filing-title">
      <h2 id="link-filing-title">{t('link_filing_title')}</h2>
      {steps.length === 0 ? <p class="screen-lead">{t('link_filing_none')}</p> : null}
      {steps.length === 0 ? null : (
        <ul class="filing-steps">
          {steps.map((step) => (
            <FilingLine
              key={`${step.folder.kind} ${step.folder.id}`}
              {...{ step, filing, mayFile }}
            />
          ))}
        </ul>
      )}
      {obstacle === null ? null : <p class="screen-lead">{t(`link_filing_${obstacle}`)}</p>}
      {mayFile ? (
        <div class="section-actions">
          {(['campaign', 'channel'] as const).map((kind) => (
            <Button
              key={kind}
              class="button-small"
              pressed={adding === kind}
              onClick={() => setAdding(adding === kind ? null : kind)}
            >
              <Icon of={FolderPlus} />
              {t(
                kind === 'campaign' && campaign !== undefined
                  ? 'link_filing_move'
                  : `link_filing_add_${kind}`,
              )}
            </Button>
          ))}
        </div>
      ) : null}
      {adding === null || !mayFile ? null : (
        <FolderPicker
          key={adding}
          kind={adding}
          isOffered={(folder) => !isIn(folder)}
          hint={
            adding === 'campaign' && campaign !== undefined
              ? t('filing_moves', { name: truncated(campaign.name) })
              : undefined
          }
          onAdd={(folder) => filing.add(folder)}
        />
      )}
    </section>
  );
}

interface FilingLineProps {
  step: FolderFiling;
  filing: Filing;
  mayFile: boolean;
}

/** Where a link is filed or was meant to be, and how far that has come. A wait is read out once, and not with every second. */
function FilingLine({ step, filing, mayFile }: FilingLineProps) {
  const { folder, state, isNew, until } = step;
  const { kind, id, name } = folder;
  const isFailed = state === 'failed';
  // It was cut off, or wanted when it could not be done.
  const isLeft = state === 'wanted' && !isNew;
  const link = (
    <a class="filing-name" href={addressOfFolder(folder)}>
      <bdi>{name}</bdi>
    </a>
  );
  const words = isLeft ? (
    <RichMessage of={`link_filing_${kind}_left`} values={{ name: link }} />
  ) : state === 'done' ? (
    <RichMessage of={`filing_${kind}_${isNew ? 'added' : 'in'}`} values={{ name: link }} />
  ) : (
    <FilingWords step={step} class="filing-name" />
  );
  return (
    <li class={`filing-step filing-step-${state}`}>
      <p>
        {isFailed ? <Icon of={CircleAlert} /> : <FolderPicture kind={kind} id={id} />}
        <span role="status" class={until === null ? '' : 'unseen'}>
          {until === null ? words : filingStatus(step)}
        </span>
        {until === null ? null : <span aria-hidden="true">{words}</span>}
      </p>
      {mayFile && (isFailed || isLeft) ? (
        <Button
          class="button-small"
          onClick={() => (isFailed ? filing.retry(folder) : filing.start())}
        >
          {t('common_try_again')}
        </Button>
      ) : null}
    </li>
  );
}

function useFiling(link: LinkRecord): Filing {
  const { send } = useServices();
  const { windows } = useLinksScreen();
  const begin = () => ({ filing: new Filing(send, link), reported: link.filing });
  const [current, setCurrent] = useState(begin);
  const { filing } = current;
  const [, redraw] = useState(filing.steps);
  // It goes on after the page was left, and its end is to be known then, too.
  useLayoutEffect(() => {
    filing.onChange(() => {
      redraw(filing.steps);
      if (filing.latest?.state === 'busy') return;
      const ended = filing.steps.flatMap(({ folder, state }) =>
        state === 'busy' ? [] : [{ ...folder, state }],
      );
      current.reported = ended;
      windows.patch(link.shortUrl, (was) => ({ ...was, filing: ended }));
    });
  }, [current, windows]);
  // Later reports on the link win over what was known when the page was opened.
  useLayoutEffect(() => {
    const isBusy = filing.steps.some(({ state }) => state === 'busy');
    if (!isBusy && link.filing !== current.reported) setCurrent(begin());
  }, [link]);
  return filing;
}

/** Why a link cannot be filed; null when it can, as far as is known. */
function filingObstacle({ id }: LinkRecord, connection: ConnectionView | null) {
  const account = connection?.apis.account;
  if (account === 'absent') return 'absent';
  if (!mayBeOffered(account)) return 'forbidden';
  return id === null ? 'no_id' : null;
}
