import { useEffect } from 'preact/hooks';

import { savePreferences } from '@/components/link/actions/remember';
import { type LinkModel, targetOf } from '@/components/link/model';
import { TagsField } from '@/components/link/tags/tags-field';
import type { Draft } from '@/lib/model/popup-state';
import type { Tag } from '@/lib/model/tags';
import { withValues } from '@/lib/rules/tags';
import { readTags, withTags } from '@/lib/rules/url/tags';
import { normaliseLongUrl } from '@/lib/rules/url/url';

import type { Form } from './use-form';

interface FormTagsProps {
  model: LinkModel;
  form: Form;
}

/** The tags of the address in the form, which they are read from and written into. */
export function FormTags({ model, form: { draft, set } }: FormTagsProps) {
  const tags = tagsOf(draft);
  useEffect(() => () => rememberValues(model), [model]);
  const setTags = (changed: readonly Tag[]) => {
    const url = withTags(draft.url.trim(), changed);
    const names = new Set([...(draft.tags ?? []), ...changed.map(({ name }) => name)]);
    const left = readTags(url, [...names]).filter(({ name }) => names.has(name));
    set({ url, tags: left.map(({ name }) => name) });
  };
  if (!('url' in normaliseLongUrl(draft.url))) return null;
  return (
    <TagsField
      tags={tags}
      set={setTags}
      preferences={model.state.preferences}
      save={(changes) => savePreferences(model, changes)}
      campaign={draft.campaign}
      channel={draft.channel}
      address={targetOf(model.state, draft)}
    />
  );
}

const tagsOf = ({ url, tags }: Draft): Tag[] =>
  readTags(url, tags).filter(({ value }) => value !== '');

/** Once a link was made with them, they are offered for the next. */
function rememberValues(model: LinkModel): void {
  const { view, draft, state } = model;
  if (view.name !== 'result' || draft.tags === undefined || draft.tags.length === 0) return;
  savePreferences(model, { tagValues: withValues(state.preferences.tagValues, tagsOf(draft)) });
}
