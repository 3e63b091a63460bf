import { Lock, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';

import { FolderPicture } from '@/components/options/links/folder-picture';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfFolder } from '@/components/options/links/place';
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
  const href = addressOfFolder({ kind, id });
  const color = useLinksScreen().channelColors.get(kind === 'channel' ? id : '');
  return state === 'done' ? (
    <Chip
      href={href}
      color={color}
      picture={<FolderPicture kind={kind} id={id} />}
      words={t(`filing_${kind}_in`, { name: text })}
      short={name}
    />
  ) : (
    <Chip
      href={href}
      state={state}
      picture={<Icon of={TriangleAlert} />}
      words={<RichMessage of={`link_filing_${kind}_${state}`} values={{ name }} />}
    />
  );
}

interface ChipProps {
  /** Where it leads, if anywhere. */
  href?: string;
  state?: FilingStep['state'];
  /** Of its channel, where that is known. */
  color?: string | undefined;
  picture: ComponentChildren;
  words: ComponentChildren;
  /** What stands there beside a picture that says the rest; readers, who do not see it, hear the words. */
  short?: ComponentChildren;
}

function Chip({ href, state = 'done', color, picture, words, short }: ChipProps) {
  const content = (
    <>
      {picture}
      {short === undefined ? null : (
        // A name that is cut off loses its end, in whatever direction it is read.
        <span aria-hidden="true" dir="auto">
          {short}
        </span>
      )}
      <span class={short === undefined ? '' : 'unseen'}>{words}</span>
    </>
  );
  const colored = color === undefined ? '' : 'link-chip-colored own-color';
  const look = {
    class: `link-chip link-chip-${state} ${colored}`,
    style: color === undefined ? undefined : { '--own-color': color },
  };
  return href === undefined ? (
    <span {...look}>{content}</span>
  ) : (
    <a {...look} href={href}>
      {content}
    </a>
  );
}
