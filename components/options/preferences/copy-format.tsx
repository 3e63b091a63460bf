import { type JSX, Fragment } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { ChoiceGroup } from '@/components/ui/choice';
import { Field, noteId, noteOf } from '@/components/ui/fields';
import { useFormDraft } from '@/components/ui/form-drafts';
import { checkTemplate, copyContent, copyFormats, templateFields } from '@/lib/copy/copy-content';
import type { CopyFormat, Preferences } from '@/lib/model/preferences';
import { addDays, localDay } from '@/lib/rules/expiry';
import { copyFormatName } from '@/lib/texts/notices';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import './preferences.css';

interface CopyFormatChoiceProps {
  value: Pick<Preferences, 'copyFormat' | 'copyTemplate'>;
  /** The same without what is on its way; null where that is not known. */
  stored: Pick<Preferences, 'copyTemplate'> | null;
  save: (changes: Partial<Preferences>) => void;
}

/**
 * What a link is copied as, each with an example of what would be on the clipboard. A template that can be used is stored once its
 * field, the screen or the page is left; one that cannot is still there when the user comes back to the screen.
 */
export function CopyFormatChoice({ value, stored, save }: CopyFormatChoiceProps) {
  const { copyFormat, copyTemplate } = value;
  const draft = useFormDraft('preferences/template', { template: copyTemplate });
  const typed = String(draft.values['template']);
  const problem = checkTemplate(typed);
  const keep = () => {
    if (problem === undefined && typed !== copyTemplate) save({ copyTemplate: typed });
  };
  const { forget } = draft;
  // From then on it follows what is stored elsewhere.
  useLayoutEffect(() => {
    if (typed === stored?.copyTemplate) forget({ template: typed });
  }, [typed, stored?.copyTemplate, forget]);
  useOnLeave(() => (typed === copyTemplate ? draft.drop() : keep()));

  // What cannot be used is not shown as if it could.
  const shown = problem === undefined ? typed : copyTemplate;
  return (
    <>
      <ManagedPart names={['copyFormat']}>
        <ChoiceGroup
          legend={t('preferences_copy')}
          value={copyFormat}
          choices={copyFormats.map((format) => ({
            value: format,
            text: copyFormatName(format),
            means: (
              <>
                {/* Markup reads from the left, whatever the words in it do. */}
                <code
                  class="copy-example"
                  dir={format === 'markdown' || format === 'html' ? 'ltr' : 'auto'}
                >
                  {copyExample(format, shown)}
                </code>
                {format === 'html' ? t('preferences_copy_html_hint') : null}
              </>
            ),
          }))}
          onChange={(chosen) => save({ copyFormat: chosen })}
        />
      </ManagedPart>
      {copyFormat === 'template' ? (
        <ManagedPart names={['copyTemplate']}>
          <TemplateField
            value={typed}
            problem={problem && problemSentence(problem)}
            onInput={(template) => draft.set('template', template)}
            keep={keep}
          />
        </ManagedPart>
      ) : null}
    </>
  );
}

/** Calls back when the component or the page goes away. */
function useOnLeave(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useLayoutEffect(() => {
    const leaveNow = () => latest.current();
    addEventListener('pagehide', leaveNow);
    return () => {
      removeEventListener('pagehide', leaveNow);
      leaveNow();
    };
  }, []);
}

/** What a link looks like in a format, as it would be copied now. */
function copyExample(copyFormat: CopyFormat, copyTemplate: string): string {
  const now = new Date();
  const link = {
    shortUrl: 'https://short.example/spring',
    longUrl: 'https://example.com/journal/spring-in-the-garden',
    title: t('preferences_copy_example_title'),
    createdAt: now.getTime(),
    expiry: addDays(localDay(now), 30),
    alias: 'spring',
    domain: null,
  };
  return copyContent([link], { copyFormat, copyTemplate }).text;
}

interface TemplateFieldProps {
  value: string;
  problem: string | undefined;
  onInput: (template: string) => void;
  keep: () => void;
}

/** The user's own template, and what can be put into it. Enter stores it; Shift and Enter begin a line. */
function TemplateField({ value, problem, onInput, keep }: TemplateFieldProps) {
  const id = useId();
  const press = (event: JSX.TargetedKeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    keep();
  };
  return (
    <>
      <Field
        id={id}
        label={t('preferences_template')}
        note={noteOf({ problem, hint: t('preferences_template_hint') })}
      >
        <textarea
          id={id}
          class="field-control template-field"
          rows={2}
          dir="auto"
          spellcheck={false}
          value={value}
          aria-invalid={problem === undefined ? undefined : 'true'}
          aria-describedby={`${noteId(id)} ${id}-names`}
          onInput={(event) => onInput(event.currentTarget.value)}
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
            <dd>{t(`preferences_template_${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
