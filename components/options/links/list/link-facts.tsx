import { Hash, type IconNode, Lock, Megaphone, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';

import {
  type LinkStateName,
  creationText,
  lastVisitText,
  linkState,
  visitFigures,
  visitsText,
} from '@/components/options/links/link-text';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import type { FilingStep, LinkRecord } from '@/lib/model/link';
import { dayOfMoment } from '@/lib/texts/dates';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

/** What a link needs or is part of, as far as there is room; what matters most comes first. */
export function LinkChips({ link: { hasPassword, unconfirmed, filing } }: { link: LinkRecord }) {
  const isDoubtful = unconfirmed?.includes('password') === true;
  return (
    <div class="link-chips">
      {isDoubtful ? (
        <span class="link-chip link-chip-wanted">
          <Icon of={Lock} />
          <span>{t('link_password_unconfirmed')}</span>
        </span>
      ) : null}
      {hasPassword && !isDoubtful ? (
        <Chip of={Lock} words={t('link_password_protected')}>
          {t('link_fact_password')}
        </Chip>
      ) : null}
      {filing.map((step) => (
        <FilingChip key={`${step.kind} ${step.id}`} step={step} />
      ))}
    </div>
  );
}

/** A campaign or channel by its name; where the link is not in it, that is said. */
function FilingChip({ step: { kind, name, state } }: { step: FilingStep }) {
  const words = (
    <RichMessage of={`link_filing_${kind}_${state}`} values={{ name: <bdi>{name}</bdi> }} />
  );
  if (state === 'done') {
    return (
      <Chip of={kind === 'campaign' ? Megaphone : Hash} words={words}>
        <bdi>{name}</bdi>
      </Chip>
    );
  }
  return (
    <span class={`link-chip link-chip-${state}`}>
      <Icon of={TriangleAlert} />
      <span>{words}</span>
    </span>
  );
}

interface ChipProps {
  of: IconNode;
  /** What it means, for readers, who do not see the picture. */
  words: ComponentChildren;
  children: ComponentChildren;
}

function Chip({ of, words, children }: ChipProps) {
  return (
    <span class="link-chip">
      <Icon of={of} />
      <span aria-hidden="true">{children}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

const dots: Readonly<Record<LinkStateName, string>> = {
  works: 'dot-success',
  soon: 'dot-warning',
  off: '',
  expired: 'dot-danger',
  doubtful: 'dot-warning',
  gone: 'dot-danger',
};

interface LinkFactsProps {
  link: LinkRecord;
  /** `YYYY-MM-DD` */
  today: string;
}

/** How a link stands, its visits and its day: cells of a table where there is room for one, and words in a line where not. */
export function LinkFacts({ link, today }: LinkFactsProps) {
  const state = linkState(link, today);
  const figures = visitFigures(link);
  const { visits, more } = visitsText(link);
  const created = creationText(link);
  return (
    <div class="link-facts">
      <span class={`link-state link-${state.name}`}>
        <span class={`dot ${dots[state.name]}`} />
        <span class="link-state-words">{state.text}</span>
      </span>
      <span class="link-visits" title={lastVisitText(link)}>
        <span class="link-visits-count" aria-hidden="true">
          {figures === null ? '' : numberText(figures.visits)}
        </span>
        <span class="link-visits-words">{visits}</span>
        {more === '' ? null : (
          <>
            <span class="link-visits-more" aria-hidden="true">
              {numberText(figures?.more ?? 0)}
            </span>
            <span class="unseen">{more}</span>
          </>
        )}
      </span>
      <span class="link-created" title={created}>
        <span aria-hidden="true">{createdDay(link)}</span>
        <span class="unseen">{created}</span>
      </span>
    </div>
  );
}

/** The day that a link was made, as short as a column needs it. */
function createdDay({ createdAt, elsewhere }: LinkRecord): string {
  const day = createdAt === 0 ? '' : dayOfMoment(createdAt);
  return day === '' && elsewhere ? t('link_fact_created_elsewhere') : day;
}
