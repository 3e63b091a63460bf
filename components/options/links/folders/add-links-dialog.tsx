import { useEffect, useState } from 'preact/hooks';

import { linkName, shortName } from '@/components/options/links/link-text';
import { EachDialog } from '@/components/options/links/many/each-dialog';
import { isFiledIn, useFileTasks } from '@/components/options/links/many/file-tasks';
import { truncated } from '@/components/resource/place';
import { Choice } from '@/components/ui/choice';
import { Failure } from '@/components/ui/failure';
import { RichMessage } from '@/components/ui/rich-message';
import { SearchField } from '@/components/ui/search-field';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { LinkPage } from '@/lib/model/link-query';
import { filedIn } from '@/lib/rules/link';
import { plural, t } from '@/lib/texts/translate';

interface AddLinksDialogProps {
  folder: Folder;
  onClose: (added: readonly LinkRecord[]) => void;
}

/** As many as are looked through: the others are found by a word more. */
const mostFound = 50;

/** Finds links and files those that are chosen into a folder. What was chosen stays chosen while others are searched for. */
export function AddLinksDialog({ folder, onClose }: AddLinksDialogProps) {
  const [chosen, setChosen] = useState<readonly LinkRecord[]>([]);
  const { words, setWords, found, error, retry } = useFoundLinks();
  const isChosen = ({ shortUrl }: LinkRecord) => chosen.some((link) => link.shortUrl === shortUrl);
  const offered = found?.links.filter((link) => !isFiledIn(link, folder)) ?? [];
  const choose = (link: LinkRecord, isOn: boolean) =>
    setChosen((was) =>
      isOn ? [...was, link] : was.filter(({ shortUrl }) => shortUrl !== link.shortUrl),
    );
  return (
    <EachDialog
      title={
        <RichMessage
          of="filing_add_links_to"
          values={{ name: <bdi>{truncated(folder.name)}</bdi> }}
        />
      }
      action={t('filing_add_links')}
      tasks={useFileTasks(chosen, [folder])}
      onClose={onClose}
    >
      <SearchField label={t('links_search_hint')} value={words} onInput={setWords} />
      {error === null ? null : (
        <Failure error={error} title={t('links_load_failed')} retry={retry} />
      )}
      <div class="choices each-choices" role="group" aria-label={t('links_title')}>
        {offered.map((link) => (
          <Choice
            key={link.shortUrl}
            type="checkbox"
            text={truncated(linkName(link))}
            means={<LinkFacts link={link} />}
            checked={isChosen(link)}
            onChange={(isOn) => choose(link, isOn)}
          />
        ))}
      </div>
      <p class="field-note" role="status">
        {chosen.length > 0 ? plural('links_selected', chosen.length) : foundText(found, offered)}
      </p>
      {folder.kind === 'campaign' ? <p class="field-note">{t('campaigns_links_how')}</p> : null}
    </EachDialog>
  );
}

function useFoundLinks() {
  const { send } = useServices();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<LinkPage | null>(null);
  const { error, restart, retry } = useRequest(async ({ signal }, typed: string) => {
    const view = { words: typed.trim(), filter: 'all', host: null, order: 'newest' } as const;
    const page = await send('links.list', { ...view, from: 0, count: mostFound });
    if (!signal.aborted) setFound(page);
  });
  useEffect(() => void restart(words), [words, restart]);
  return { words, setWords, found, error, retry };
}

/** What it is, under its title, and the campaign that it would leave. */
const LinkFacts = ({ link }: { link: LinkRecord }) => {
  const campaign = filedIn(link, 'campaign');
  return (
    <>
      {link.title.trim() === '' ? null : <bdi dir="ltr">{shortName(link)}</bdi>}{' '}
      {campaign === '' ? null : t('filing_campaign_in', { name: campaign })}
    </>
  );
};

function foundText(found: LinkPage | null, offered: readonly LinkRecord[]): string {
  if (found === null) return t('common_loading');
  if (found.total > mostFound) return t('filing_links_first', { max: mostFound });
  return offered.length === 0 ? t('problem_no_such_link') : '';
}
