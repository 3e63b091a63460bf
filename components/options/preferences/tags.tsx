import { Trash2 } from 'lucide';

import { ManagedPart } from '@/components/options/managed';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ToastPlace, useToast } from '@/components/ui/toast';
import type { Preferences } from '@/lib/model/preferences';
import type { TagTemplate } from '@/lib/model/tags';
import { factsText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { PreferenceChoice } from './preference-choice';

import '@/components/ui/rows.css';

interface TagChoicesProps {
  value: Preferences;
  save: (changes: Partial<Preferences>) => void;
}

/** How campaign tags are spelled, and the sets of them that were saved. */
export function TagChoices({ value, save }: TagChoicesProps) {
  const { tagTemplates } = value;
  const { show, ...toast } = useToast();
  const remove = (template: TagTemplate) => {
    save({ tagTemplates: tagTemplates.filter((each) => each !== template) });
    show({
      text: t('preferences_tag_template_removed', { name: template.name }),
      onUndo: () => save({ tagTemplates }),
    });
  };
  return (
    <Card title={t('preferences_tags')}>
      <ToastPlace {...toast} />
      <p class="screen-lead">{t('preferences_tags_lead')}</p>
      <PreferenceChoice preference="tagCase" value={value} save={save} />
      <PreferenceChoice preference="tagBlanks" value={value} save={save} />
      {tagTemplates.length === 0 ? null : (
        <ManagedPart names={['tagTemplates']}>
          <ul class="rows" aria-label={t('preferences_tag_templates')}>
            {tagTemplates.map((template) => (
              <li key={template.name} class="row">
                <bdi>{template.name}</bdi>
                <bdi class="row-about">
                  {factsText(template.tags.map(({ value: each }) => each))}
                </bdi>
                <IconButton
                  of={Trash2}
                  label={t('tags_remove', { name: template.name })}
                  onClick={() => remove(template)}
                />
              </li>
            ))}
          </ul>
        </ManagedPart>
      )}
    </Card>
  );
}
