import { Check, X } from 'lucide';
import { useState } from 'preact/hooks';

import { IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import { mostOfTags, spelled, tagSuggestions } from '@/lib/rules/tags';
import { t } from '@/lib/texts/translate';

import { onEnter } from './on-enter';
import type { TagsProps } from './tags-field';

interface TagEditorProps extends TagsProps {
  name: string;
  label: string;
  /** On to the next tag. */
  onNext: () => void;
}

/** The value of a tag, and what it may be. */
export function TagEditor({ name, label, tags, set, onNext, ...context }: TagEditorProps) {
  const value = tags.find((tag) => tag.name === name)?.value ?? '';
  const focus = useFocus<HTMLInputElement>();
  const write = (text: string) => set([spelled({ name, value: text }, context.preferences)]);
  const suggestions = tagSuggestions(name, context).filter((each) => each !== value);
  return (
    <div class="tag-editor" onKeyDown={onEnter(onNext)}>
      <TextField label={label} value={value} onInput={write} inputRef={focus} code>
        {value === '' ? null : (
          <IconButton of={X} label={t('tags_remove', { name: label })} onClick={() => write('')} />
        )}
      </TextField>
      {suggestions.length === 0 ? null : (
        <div class="tag-chips" role="group" aria-label={t('tags_suggestions')}>
          {suggestions.map((each) => (
            <button
              key={each}
              type="button"
              class="tag-chip"
              onClick={() => {
                write(each);
                onNext();
              }}
            >
              <bdi>{each}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Any other parameter, by its name and value. */
export function OtherTagEditor({ set, onDone }: TagsProps & { onDone: () => void }) {
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const focus = useFocus<HTMLInputElement>();
  const add = () => {
    if (name.trim() === '' || value.trim() === '') return;
    set([{ name: name.trim(), value: value.trim() }]);
    onDone();
  };
  return (
    <div class="tag-pair" onKeyDown={onEnter(add)}>
      <TextField
        label={t('tags_other_name')}
        value={name}
        onInput={setName}
        inputRef={focus}
        maxLength={mostOfTags.name}
        code
      />
      <TextField
        label={t('tags_other_value')}
        value={value}
        onInput={setValue}
        maxLength={mostOfTags.value}
        code
      >
        <IconButton of={Check} label={t('common_add')} onClick={add} />
      </TextField>
    </div>
  );
}
