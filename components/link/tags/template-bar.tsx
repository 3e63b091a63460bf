import { Check } from 'lucide';
import { useState } from 'preact/hooks';

import { IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import { mostOfTags, templateName, withTemplates } from '@/lib/rules/tags';
import { t } from '@/lib/texts/translate';

import { onEnter } from './on-enter';
import type { TagsProps } from './tags-field';

/** Tags that were saved under a name, and the way to save these. */
export function TemplateBar({ tags, set, preferences: { tagTemplates }, save }: TagsProps) {
  const [isSaving, setSaving] = useState(false);
  if (isSaving)
    return (
      <TemplateName
        onName={(name) => {
          if (name !== '')
            save({ tagTemplates: withTemplates(tagTemplates, [{ name, tags: [...tags] }]) });
          setSaving(false);
        }}
      />
    );
  if (tags.length === 0 && tagTemplates.length === 0) return null;
  const choose = (value: string) => {
    if (value === 'save') return setSaving(true);
    set(tagTemplates[Number(value)]?.tags ?? []);
  };
  return (
    <select
      class="field-control tag-templates"
      aria-label={t('tags_template')}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        // It names what can be done, and nothing that is.
        currentTarget.value = '';
        choose(value);
      }}
    >
      <option value="">{t('tags_template')}</option>
      {tagTemplates.map(({ name }, at) => (
        <option key={name} value={at}>
          {name}
        </option>
      ))}
      {tags.length === 0 ? null : <option value="save">{t('tags_template_save')}</option>}
    </select>
  );
}

function TemplateName({ onName }: { onName: (name: string) => void }) {
  const [text, setText] = useState('');
  const focus = useFocus<HTMLInputElement>();
  const done = () => onName(templateName(text));
  return (
    <div class="tag-editor" onKeyDown={onEnter(done)}>
      <TextField
        label={t('tags_template_name')}
        value={text}
        onInput={setText}
        inputRef={focus}
        maxLength={mostOfTags.templateName}
      >
        <IconButton of={Check} label={t('common_save')} onClick={done} />
      </TextField>
    </div>
  );
}
