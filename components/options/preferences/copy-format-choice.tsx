import { ChoiceGroup } from '@/components/ui/choice-group';
import type { CopyFormat, Preferences } from '@/lib/model/preferences';
import { copyFormatNames } from '@/lib/texts/copy-format-names';

import { copyExample } from './copy-example';
import { TemplateField } from './template-field';
import { useTemplate } from './use-template';

import './copy-format-choice.css';

const formats: readonly { value: CopyFormat; more?: string }[] = [
  { value: 'plain' },
  { value: 'markdown' },
  {
    value: 'html',
    more: 'Where you paste into formatted text, it becomes a link with the title as its words.',
  },
  { value: 'title' },
  { value: 'template' },
];

interface CopyFormatChoiceProps {
  value: Pick<Preferences, 'copyFormat' | 'copyTemplate'>;
  save: (changes: Partial<Preferences>) => void;
}

/** What a link is copied as, each with an example of what would be on the clipboard. */
export function CopyFormatChoice({ value, save }: CopyFormatChoiceProps) {
  const template = useTemplate({
    stored: value.copyTemplate,
    save: (copyTemplate) => save({ copyTemplate }),
  });
  // What cannot be used is not shown as if it could.
  const shown = template.problem === undefined ? template.typed : value.copyTemplate;
  const choices = formats.map(({ value: format, more }) => ({
    value: format,
    text: copyFormatNames[format],
    means: (
      <>
        <code class="copy-example" dir="auto">
          {copyExample(format, shown)}
        </code>
        {more}
      </>
    ),
  }));
  return (
    <ChoiceGroup
      legend="How should a link be copied?"
      value={value.copyFormat}
      choices={choices}
      onChange={(copyFormat) => save({ copyFormat })}
    >
      {value.copyFormat === 'template' ? <TemplateField template={template} /> : null}
    </ChoiceGroup>
  );
}
