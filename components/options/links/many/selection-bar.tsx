import { Ban, Check, Copy, Download, type IconNode, Plus, QrCode, Trash2, X } from 'lucide';
import { useState } from 'preact/hooks';

import { useLinksScreen } from '@/components/options/links/links-context';
import { linksCsv } from '@/components/options/links/list/export-csv';
import { useRemoval } from '@/components/options/links/removal';
import { printCodesOf } from '@/components/options/qr/print-codes';
import { Button, IconButton } from '@/components/ui/button';
import { copyOutcomeText, useCopy } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinkRecord } from '@/lib/model/link';
import { plural, t } from '@/lib/texts/translate';

import { SwitchDialog } from './switch-dialog';

import './many.css';

/** How many links are selected, and what can be done with all of them. It lies over the end of what is in sight, so nothing moves. */
export function SelectionBar() {
  const { links } = useLinksScreen().selection;
  return (
    <div
      class={links.length === 0 ? 'unseen' : 'links-selection'}
      role={links.length === 0 ? undefined : 'group'}
      aria-label={links.length === 0 ? undefined : t('links_selection')}
    >
      {/* There before its words are, so that a reader hears them come. */}
      <p role="status">{links.length === 0 ? '' : plural('links_selected', links.length)}</p>
      {links.length === 0 ? null : <SelectionTools links={links} />}
    </div>
  );
}

function SelectionTools({ links }: { links: readonly LinkRecord[] }) {
  const { selection, mayFile, addTo } = useLinksScreen();
  const { saveFile, send } = useServices();
  const { last, copyText } = useCopy();
  const removal = useRemoval();
  const [isSwitching, setSwitching] = useState(false);
  const sheet = useRequest(async () => printCodesOf(links, send));
  const lines = links.map(({ shortUrl }) => shortUrl).join('\n');
  // What was copied before the selection changed is not what is selected now.
  const outcome = last.id === lines ? last.outcome : 'none';
  const save = async () => {
    const { content, name } = await linksCsv([links]);
    saveFile(content, name);
  };
  return (
    <>
      <Tool
        of={outcome === 'copied' ? Check : Copy}
        text={t('job_copy_all')}
        onClick={() => void copyText(lines, lines)}
      />
      <span class="unseen" role="status">
        {copyOutcomeText(outcome)}
      </span>
      {mayFile ? <Tool of={Plus} text={t('result_add')} onClick={() => addTo(links)} /> : null}
      {removal === 'disable' || removal === 'delete' ? (
        <Tool
          of={removal === 'disable' ? Ban : Trash2}
          text={t(removal === 'disable' ? 'common_disable' : 'list_delete')}
          onClick={() => setSwitching(true)}
        />
      ) : null}
      <Tool of={Download} text={t('links_export')} onClick={() => void save()} />
      <Tool
        of={QrCode}
        text={t('qr_print')}
        busy={sheet.isPending}
        onClick={() => void sheet.run()}
      />
      <IconButton of={X} label={t('links_selection_clear')} onClick={selection.clear} />
      {isSwitching ? <SwitchDialog links={links} onClose={() => setSwitching(false)} /> : null}
    </>
  );
}

interface ToolProps {
  of: IconNode;
  text: string;
  busy?: boolean;
  onClick: () => void;
}

/** Its words are left out where there is no room for them. */
const Tool = ({ of, text, ...button }: ToolProps) => (
  <Button {...button} variant="ghost" class="links-selection-tool" label={text} title={text}>
    <Icon of={of} />
    <span>{text}</span>
  </Button>
);
