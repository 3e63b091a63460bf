import { type JSX, Fragment } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { ChoiceGroup } from '@/components/ui/choice';
import { Field, noteId } from '@/components/ui/fields';
import { useFormDraft } from '@/components/ui/form-drafts';
import { type CopyLink, checkTemplate, copyContent, templateFields } from '@/lib/copy/copy-content';
import type { CopyFormat, Preferences } from '@/lib/model/preferences';
import { addDays, localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { copyFormatName } from '@/lib/texts/notices';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import './preferences.css';

const formats: readonly CopyFormat[] = ['plain', 'markdown', 'html', 'title', 'template'];

interface CopyFormatChoiceProps {
  value: Pick<Preferences, 'copyFormat' | 'copyTemplate'>;
  /** The same without what is on its way; null where that is not known. */
  stored: Pick<Preferences, 'copyTemplate'> | null;
  save: (changes: Partial<Preferences>) => void;
}

/** What a link is copied as, each with an example of what would be on the clipboard. */
export function CopyFormatChoice({ value, stored, save }: CopyFormatChoiceProps) {
  const template = useTemplate(
    { shown: value.copyTemplate, stored: stored?.copyTemplate },
    (copyTemplate) => save({ copyTemplate }),
  );
  // What cannot be used is not shown as if it could.
  const shown = template.problem === undefined ? template.typed : value.copyTemplate;
  const choices = formats.map((format) => ({
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
  }));
  return (
    <>
      <ManagedPart names={['copyFormat']}>
        <ChoiceGroup
          legend={t('preferences_copy')}
          value={value.copyFormat}
          choices={choices}
          onChange={(copyFormat) => save({ copyFormat })}
        />
      </ManagedPart>
      {value.copyFormat === 'template' ? (
        <ManagedPart names={['copyTemplate']}>
          <TemplateField template={template} />
        </ManagedPart>
      ) : null}
    </>
  );
}

const example = (now: Date): CopyLink => ({
  shortUrl: 'https://short.example/spring',
  longUrl: 'https://example.com/journal/spring-in-the-garden',
  title: t('preferences_copy_example_title'),
  createdAt: now.getTime(),
  expiry: addDays(localDay(now), 30),
  alias: 'spring',
  domain: null,
});

/** What a link looks like in a format, as it would be copied now. */
const copyExample = (copyFormat: CopyFormat, copyTemplate: string): string =>
  copyContent([example(new Date())], { copyFormat, copyTemplate }).text;

/** The person's own template, and what can be put into it. Enter stores it; Shift and Enter begin a line. */
function TemplateField({ template }: { template: TemplateDraft }) {
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
        label={t('preferences_template')}
        note={
          problem === undefined
            ? { text: t('preferences_template_hint'), tone: 'hint' }
            : { text: problemSentence(problem), tone: 'problem' }
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
            <dd>{t(`preferences_template_${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

/** A template while it is typed. */
interface TemplateDraft {
  typed: string;
  problem: Problem | undefined;
  setTyped: (typed: string) => void;
  /** Stores it, where it can be used and is not stored yet. */
  keep: () => void;
}

interface KnownTemplate {
  /** The one that is stored, or on its way there. */
  shown: string;
  /** Undefined where that is not known. */
  stored: string | undefined;
}

/**
 * What was typed as a template; the one that is stored as long as nothing was. Leaving the screen or the page stores what can be
 * used; what cannot be yet is still there when the person comes back to the screen.
 */
function useTemplate(
  { shown, stored }: KnownTemplate,
  save: (template: string) => void,
): TemplateDraft {
  const { values, set, forget, drop } = useFormDraft('preferences/template', { template: shown });
  const typed = String(values['template']);
  const problem = checkTemplate(typed);
  const keep = () => {
    if (problem === undefined && typed !== shown) save(typed);
  };

  // From then on it follows what is stored elsewhere.
  useLayoutEffect(() => {
    if (typed === stored) forget({ template: typed });
  }, [typed, stored, forget]);

  const leave = useRef(keep);
  leave.current = () => (typed === shown ? drop() : keep());
  useLayoutEffect(() => {
    const leaveNow = () => leave.current();
    addEventListener('pagehide', leaveNow);
    return () => {
      removeEventListener('pagehide', leaveNow);
      leaveNow();
    };
  }, []);
  return { typed, problem, setTyped: (template) => set('template', template), keep };
}
