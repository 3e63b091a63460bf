import { SecretField } from '@/components/ui/secret-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { FormField } from '@/lib/resources/definition';

import { ColorField } from './color-field';
import { LongTextField } from './long-text-field';
import { SwitchField } from './switch-field';
import type { TypedFieldProps } from './typed-field';
import type { ResourceForm } from './use-resource-form';

interface FieldPartProps {
  field: FormField;
  form: ResourceForm;
}

/** One field of a form, as its kind is drawn. */
export function FieldPart({ field, form }: FieldPartProps) {
  const { name, label, required } = field;
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
          choices={field.choices ?? []}
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
