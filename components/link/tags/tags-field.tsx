import { Plus } from 'lucide';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';

import { addStyles } from '@/components/ui/add-styles';
import { Icon } from '@/components/ui/icon';
import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import type { Tag } from '@/lib/model/tags';
import { type CampaignTag, campaignTags, mostOfTags } from '@/lib/rules/tags';
import { pairName, splitQuery } from '@/lib/rules/url/query';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { factsText } from '@/lib/texts/format';
import { isolated } from '@/lib/texts/language';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { OtherTagEditor, TagEditor } from './tag-editor';
import { TemplateBar } from './template-bar';

import styles from './tags.css?inline';

addStyles(styles);

export interface TagsProps {
  /** Those that are set, in the order of the address. */
  tags: readonly Tag[];
  /** Sets tags, and takes out those with a blank value. */
  set: (tags: readonly Tag[]) => void;
  preferences: Preferences;
  save: (changes: Partial<Preferences>) => void;
  campaign?: Folder | null;
  channel?: Folder | null;
}

const labels: Readonly<Record<CampaignTag, PlainMessageKey>> = {
  utm_source: 'tags_source',
  utm_medium: 'tags_medium',
  utm_campaign: 'tags_campaign',
  utm_term: 'tags_term',
  utm_content: 'tags_content',
};

const isCampaignTag = (name: string): name is CampaignTag => name in labels;

const labelOf = (name: string): string => (isCampaignTag(name) ? t(labels[name]) : name);

/** Campaign tags, folded to one line. @param props.address with the tags, to be shown as it is made up; undefined for several ones */
export function TagsField({ address, ...props }: TagsProps & { address?: string }) {
  const { tags } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="tags" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {tags.length === 0
          ? t('tags_title')
          : t('tags_summary', { tags: factsText(tags.map(({ value }) => isolated(value))) })}
      </summary>
      {isOpen ? (
        <div class="tags-body">
          <TagChips {...props} />
          {address === undefined || tags.length === 0 ? null : (
            <TaggedAddress address={address} tags={tags} />
          )}
          <TemplateBar {...props} />
        </div>
      ) : null}
    </details>
  );
}

/** A chip for each tag there is or may be, and the field of the one that was pressed. */
function TagChips(props: TagsProps) {
  const { tags } = props;
  /** The chip that is open; blank for another parameter, null for none. */
  const [open, setOpen] = useState<string | null>(null);
  const others = tags.map(({ name }) => name).filter((name) => !isCampaignTag(name));
  const names = [...campaignTags, ...others];
  const next = (name: string) => names[names.indexOf(name) + 1] ?? null;
  const toggle = (name: string) => setOpen(open === name ? null : name);
  return (
    <>
      <div class="tag-chips" role="group" aria-label={t('tags_title')}>
        {names.map((name) => (
          <TagChip
            key={name}
            label={labelOf(name)}
            value={tags.find((tag) => tag.name === name)?.value}
            isOpen={open === name}
            onPress={() => toggle(name)}
          />
        ))}
        {tags.length >= mostOfTags.tags ? null : (
          <TagChip label={t('tags_other')} isOpen={open === ''} onPress={() => toggle('')} />
        )}
      </div>
      {open === null ? null : open === '' ? (
        <OtherTagEditor {...props} onDone={() => setOpen(null)} />
      ) : (
        <TagEditor
          key={open}
          {...props}
          name={open}
          label={labelOf(open)}
          onNext={() => setOpen(next(open))}
        />
      )}
    </>
  );
}

interface TagChipProps {
  label: string;
  value?: string | undefined;
  isOpen: boolean;
  onPress: () => void;
}

const TagChip = ({ label, value, isOpen, onPress }: TagChipProps) => (
  <button
    type="button"
    class={`tag-chip ${value === undefined ? '' : 'tag-chip-set'}`}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    {value === undefined ? <Icon of={Plus} /> : null}
    <span>{label}</span>
    {value === undefined ? null : <bdi>{value}</bdi>}
  </button>
);

/** The address as the link will lead there, with its tags in sight. */
function TaggedAddress({ address, tags }: { address: string; tags: readonly Tag[] }) {
  const { before, pairs, after } = splitQuery(address);
  const names = new Set(tags.map(({ name }) => encodeURIComponent(name)));
  return (
    <p class="tags-address" dir="ltr">
      {withoutScheme(before)}
      {pairs.map((pair, at) => (
        <Fragment key={at}>
          {at === 0 ? '?' : '&'}
          {names.has(pairName(pair)) ? <b>{pair}</b> : pair}
        </Fragment>
      ))}
      {after}
    </p>
  );
}
