import { SecretField, TextField } from '@/components/ui/fields';
import { RichMessage } from '@/components/ui/rich-message';
import { SelectField } from '@/components/ui/select-field';
import { Switch } from '@/components/ui/switch';
import type { FormField } from '@/lib/resources/definition';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { ColorField, LongTextField, type TypedFieldProps } from './typed-field';
import type { ResourceForm } from './use-resource-form';

/** The fields in their order; those of one group stand together under its heading. */
export function FormFields({ form }: { form: ResourceForm }) {
  return (
    <>
      {inGroups(form.fields).map(({ group, fields }) => {
        const drawn = fields.map((field) => (
          <div
            key={field.name}
            class={`resource-field-${field.kind} ${isSilent(field) ? 'resource-field-silent' : ''}`}
          >
            <FieldPart field={field} form={form} />
          </div>
        ));
        return (
          <div key={group ?? 'no group'} class="card resource-card">
            {group === undefined ? (
              drawn
            ) : (
              <fieldset class="section">
                <legend>{t(group)}</legend>
                <div class="resource-group">{drawn}</div>
              </fieldset>
            )}
          </div>
        );
      })}
    </>
  );
}

/** What the dot beside the name of a field means. */
export function RequiredNote() {
  return (
    <p class="resource-form-needs">
      <span aria-hidden="true">
        <RichMessage of="list_required" values={{ dot: <span class="needed-dot" /> }} />
      </span>
      <span class="unseen">{t('list_required_spoken')}</span>
    </p>
  );
}

const saying = ['check', 'hint', 'warning', 'whenEmptied'];

/** Whether nothing is ever said below a field, so that no line has to be kept free for it. */
function isSilent(field: FormField): boolean {
  const isNeverBlank =
    field.kind === 'choice' && field.choices?.().every(({ value }) => value !== '') === true;
  const mayLack = field.required === true && !isNeverBlank;
  return !mayLack && !saying.some((name) => name in field);
}

interface Group {
  group: PlainMessageKey | undefined;
  fields: FormField[];
}

function inGroups(fields: readonly FormField[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === field.group) last.fields.push(field);
    else groups.push({ group: field.group, fields: [field] });
  }
  return groups;
}

/** One field of a form, as its kind is drawn. */
function FieldPart({ field, form }: { field: FormField; form: ResourceForm }) {
  const { name, required } = field;
  const label = t(field.label);
  const value = form.values[name] ?? '';
  const hint = field.hint?.(form.values);
  const warning = field.warning?.(form.values);
  if (typeof value === 'boolean') {
    const note = warning ?? hint;
    return (
      <div class="field">
        <Switch checked={value} onChange={(on) => form.set(name, on)}>
          {label}
        </Switch>
        {note === undefined ? null : <p class="field-note">{note}</p>}
      </div>
    );
  }
  return (
    <TypedField
      field={field}
      label={label}
      name={name}
      required={required}
      value={value}
      hint={hint}
      warning={warning}
      problem={form.problems[name]}
      onInput={(text) => form.set(name, text)}
      onBlur={() => form.visit(name)}
    />
  );
}

function TypedField({ field, ...typing }: TypedFieldProps & { field: FormField }) {
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...typing}
          hint={typing.warning ?? typing.hint}
          choices={field.choices?.() ?? []}
          onChange={typing.onInput}
        />
      );
    case 'long_text':
      return <LongTextField {...typing} />;
    case 'color':
      return <ColorField {...typing} />;
    case 'password':
      return <SecretField {...typing} />;
    default:
      return <LineField {...typing} kind={field.kind} />;
  }
}

/** What is no sentence of the reader's language has a type of its own. */
const inputTypes: Partial<Record<FormField['kind'], 'url' | 'email' | 'tel'>> = {
  url: 'url',
  email: 'email',
  phone: 'tel',
};

function LineField({ kind, ...typing }: TypedFieldProps & { kind: FormField['kind'] }) {
  const type = inputTypes[kind];
  return <TextField {...typing} type={type ?? 'text'} code={type !== undefined} />;
}
