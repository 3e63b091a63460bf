import { Choice } from '@/components/ui/choice';
import { isOfferableTemplate } from '@/lib/copy/copy-template';

interface TemplateChoiceProps {
  /** As it stands in the file. */
  template: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The copy template of a file, to be read before it is taken: whoever wrote it decides what is pasted. */
export function TemplateChoice({ template, checked, onChange }: TemplateChoiceProps) {
  const shown = (
    <code class="moving-template" dir="auto">
      {template}
    </code>
  );
  if (!isOfferableTemplate(template)) {
    return (
      <p class="moving-refused">
        The copy template of the file has line breaks, so it isn’t imported. Yours stays. {shown}
      </p>
    );
  }
  return (
    <Choice
      type="checkbox"
      text="Copy template"
      means={
        <>Whatever you copy by template will read like this. Leave it out to keep yours. {shown}</>
      }
      checked={checked}
      onChange={onChange}
    />
  );
}
