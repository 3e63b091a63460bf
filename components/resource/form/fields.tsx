import { SecretField, SelectField, TextField } from '@/components/ui/fields';
import type { FormField } from '@/lib/resources/definition';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { ColorField, LongTextField, SwitchField, type TypedFieldProps } from './typed-field';
import type { ResourceForm } from './use-resource-form';

/** The fields in their order; those of one group stand together under its heading. */
export function FormFields({ form }: { form: ResourceForm }) {
  return (
    <>
      {inGroups(form.fields).map(({ group, fields }) => {
        const drawn = fields.map((field) => (
          <FieldPart key={field.name} field={field} form={form} />
        ));
        return group === undefined ? (
          drawn
        ) : (
          <fieldset key={`group ${group}`} class="section">
            <legend>{t(group)}</legend>
            <div class="resource-group">{drawn}</div>
          </fieldset>
        );
      })}
    </>
  );
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

interface FieldPartProps {
  field: FormField;
  form: ResourceForm;
}

/** One field of a form, as its kind is drawn. */
function FieldPart({ field, form }: FieldPartProps) {
  const { name, required } = field;
  const label = t(field.label);
  const value = form.values[name] ?? '';
  const hint = field.hint?.(form.values);
  const warning = field.warning?.(form.values);
  if (typeof value === 'boolean') {
    const change = (on: boolean) => form.set(name, on);
    return <SwitchField label={label} hint={warning ?? hint} value={value} onChange={change} />;
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
