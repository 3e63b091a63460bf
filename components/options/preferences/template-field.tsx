import { Fragment, type JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Field, noteId } from '@/components/ui/field';
import { templateFields } from '@/lib/copy/copy-template';
import { problemText } from '@/lib/texts/problem-text';

import type { TemplateDraft } from './use-template';

const meanings: Readonly<Record<string, string>> = {
  link: 'the short link',
  title: 'the title of the page',
  address: 'where the link leads',
  domain: 'the domain of the short link',
  alias: 'the last part of the short link',
  date: 'the day on which it was made',
  expiry: 'the last day on which it works, if there is one',
};

/** The person's own template, and what can be put into it. Enter stores it; Shift and Enter begin a line. */
export function TemplateField({ template }: { template: TemplateDraft }) {
  const id = useId();
  const { typed, problem, setTyped, keep } = template;
  const press = (event: JSX.TargetedKeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    keep();
  };
  return (
    <>
      <Field
        id={id}
        label="Template"
        note={
          problem === undefined
            ? { text: 'Shift and Enter begin a new line.', tone: 'hint' }
            : { text: problemText[problem], tone: 'problem' }
        }
      >
        <textarea
          id={id}
          class="field-control template-field"
          rows={2}
          dir="auto"
          spellcheck={false}
          value={typed}
          aria-invalid={problem === undefined ? undefined : 'true'}
          aria-describedby={`${noteId(id)} ${id}-names`}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={keep}
        />
      </Field>
      <dl id={`${id}-names`} class="template-names">
        {templateFields.map((name) => (
          <Fragment key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>{meanings[name]}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
