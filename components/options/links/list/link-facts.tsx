import { Hash, Lock, Megaphone, TriangleAlert } from 'lucide';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

import { LinkState } from '@/components/options/links/link-state';
import {
  creationText,
  lastVisitText,
  visitFigures,
  visitsText,
} from '@/components/options/links/link-text';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { FilingStep, Folder, LinkRecord } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { isHexColor } from '@/lib/rules/color';
import { firstRequest } from '@/lib/rules/list-rows';
import { dayOfCreation } from '@/lib/texts/dates';
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
        <Chip picture={<Icon of={Lock} />} words={t('link_password_protected')}>
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
function FilingChip({ step: { kind, id, name, state } }: { step: FilingStep }) {
  const of =
    state === 'done' ? (`filing_${kind}_in` as const) : (`link_filing_${kind}_${state}` as const);
  const words = <RichMessage of={of} values={{ name: <bdi>{name}</bdi> }} />;
  if (state === 'done') {
    return (
      <Chip picture={<FolderPicture kind={kind} id={id} />} words={words}>
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
  picture: ComponentChildren;
  /** What it means, for readers, who do not see the picture. */
  words: ComponentChildren;
  children: ComponentChildren;
}

function Chip({ picture, words, children }: ChipProps) {
  return (
    <span class="link-chip">
      {picture}
      <span aria-hidden="true">{children}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

type ColorsById = ReadonlyMap<string, string>;

/** The colors of the account's channels, as far as they are known. */
export const ChannelColorsContext = createContext<ColorsById>(new Map());

/**
 * The colors that are known of channels, which costs no request.
 * @param place where the person is: at another one channels may have been loaded since
 */
export function useChannelColors(place: string): ColorsById {
  const { account } = useServices();
  const [colors, setColors] = useState<ColorsById>(new Map());
  useEffect(() => {
    let isOld = false;
    account.known('listChannels', firstRequest).then(
      (known) => isOld || known === null || setColors(colorsOf(known.value.items)),
      // A channel has its picture without it, too.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [account, place]);
  return colors;
}

function colorsOf(channels: Output<'listChannels'>['items']): ColorsById {
  const colors = new Map<string, string>();
  for (const { id, color } of channels) {
    if (id !== null && isHexColor(color)) colors.set(id, color);
  }
  return colors;
}

/** The picture of a campaign or channel; a channel's in its own color, where that is known. */
export function FolderPicture({ kind, id }: Pick<Folder, 'kind' | 'id'>) {
  const color = useContext(ChannelColorsContext).get(id);
  if (kind === 'campaign') return <Icon of={Megaphone} />;
  return color === undefined ? (
    <Icon of={Hash} />
  ) : (
    <span class="folder-picture own-color" style={{ '--own-color': color }}>
      <Icon of={Hash} />
    </span>
  );
}

/** How a link stands, its visits and its day: cells of a table where there is room for one, and words in a line where not. */
export function LinkFacts({ link }: { link: LinkRecord }) {
  const figures = visitFigures(link);
  const { visits, more } = visitsText(link);
  const created = creationText(link);
  return (
    <div class="link-facts">
      <LinkState link={link} />
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
function createdDay(link: LinkRecord): string {
  const day = dayOfCreation(link);
  return day === '' && link.elsewhere ? t('link_fact_created_elsewhere') : day;
}
