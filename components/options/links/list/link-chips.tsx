import { Lock, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';

import { FolderPicture } from '@/components/options/links/folder-picture';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import type { FilingStep, LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

/** What a link needs or is part of, as far as there is room; what matters most comes first. */
export function LinkChips({ link: { hasPassword, unconfirmed, filing } }: { link: LinkRecord }) {
  const lock = <Icon of={Lock} />;
  return (
    <div class="link-chips">
      {unconfirmed?.includes('password') ? (
        <Chip state="wanted" picture={lock} words={t('link_password_unconfirmed')} />
      ) : hasPassword ? (
        <Chip picture={lock} words={t('link_password_protected')} short={t('link_fact_password')} />
      ) : null}
      {filing.map((step) => (
        <FilingChip key={`${step.kind} ${step.id}`} step={step} />
      ))}
    </div>
  );
}

function FilingChip({ step: { kind, id, name: text, state } }: { step: FilingStep }) {
  const name = <bdi>{text}</bdi>;
  return state === 'done' ? (
    <Chip
      picture={<FolderPicture kind={kind} id={id} />}
      words={t(`filing_${kind}_in`, { name: text })}
      short={name}
    />
  ) : (
    <Chip
      state={state}
      picture={<Icon of={TriangleAlert} />}
      words={<RichMessage of={`link_filing_${kind}_${state}`} values={{ name }} />}
    />
  );
}

interface ChipProps {
  state?: FilingStep['state'];
  picture: ComponentChildren;
  words: ComponentChildren;
  /** What stands there beside a picture that says the rest; readers, who do not see it, hear the words. */
  short?: ComponentChildren;
}

const Chip = ({ state = 'done', picture, words, short }: ChipProps) => (
  <span class={`link-chip link-chip-${state}`}>
    {picture}
    {short === undefined ? null : <span aria-hidden="true">{short}</span>}
    <span class={short === undefined ? '' : 'unseen'}>{words}</span>
  </span>
);
