import type { FormField } from '@/lib/resources/definition';

import { FieldPart } from './field-part';
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
            <legend>{group}</legend>
            <div class="resource-group">{drawn}</div>
          </fieldset>
        );
      })}
    </>
  );
}

interface Group {
  group: string | undefined;
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
