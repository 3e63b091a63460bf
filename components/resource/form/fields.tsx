import { ColorField } from '@/components/ui/color-field';
import { SecretField, TextField } from '@/components/ui/fields';
import { SelectField } from '@/components/ui/select-field';
import { Switch } from '@/components/ui/switch';
import type { FormField } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import type { ResourceForm } from './use-resource-form';

interface FormFieldsProps {
  fields: readonly FormField[];
  form: ResourceForm;
}

/** The fields in their order; those of one group stand together under its heading. */
export function FormFields({ fields, form }: FormFieldsProps) {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => {
    const drawn = fields
      .filter((field) => field.group === group)
      .map((field) => (
        <div
          key={field.name}
          class={`resource-field-${field.kind} ${isSilent(field) ? 'resource-field-silent' : ''}`}
        >
          <FieldOfForm field={field} form={form} />
        </div>
      ));
    return (
      <div key={group ?? ''} class="card">
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
  });
}

/** Whether nothing is ever said below a field, so that no line has to be kept free for it. */
function isSilent(field: FormField): boolean {
  const isNeverBlank = field.choices?.().every(({ value }) => value !== '') === true;
  const mayLack = field.required === true && !isNeverBlank;
  return !mayLack && !['check', 'hint', 'warning', 'whenEmptied'].some((name) => name in field);
}

/** What is no sentence of the reader's language has a type of its own. */
const inputTypes: Partial<Record<FormField['kind'], 'url' | 'email' | 'tel'>> = {
  url: 'url',
  email: 'email',
  phone: 'tel',
};

/** One field of a form, as its kind is drawn. */
function FieldOfForm({ field, form }: { field: FormField; form: ResourceForm }) {
  const { name, kind } = field;
  const value = form.values[name] ?? '';
  const label = t(field.label);
  const hint = field.hint?.(form.values);
  const warning = field.warning?.(form.values);
  const note = warning ?? hint;
  if (typeof value === 'boolean') {
    return (
      <div class="field">
        <Switch checked={value} onChange={(on) => form.set(name, on)}>
          {label}
        </Switch>
        {note === undefined ? null : <p class="field-note">{note}</p>}
      </div>
    );
  }
  const typing = { ...form.field(name), label, required: field.required, hint, warning };
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          {...typing}
          hint={note}
          choices={field.choices?.() ?? []}
          onChange={typing.onInput}
        />
      );
    case 'long_text':
      return <TextField {...typing} rows={4} />;
    case 'color':
      return <ColorField {...typing} />;
    case 'password':
      return <SecretField {...typing} />;
    default:
      return <TextField {...typing} type={inputTypes[kind] ?? 'text'} code={kind in inputTypes} />;
  }
}
