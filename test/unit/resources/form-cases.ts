import { fieldsShown, findProblems } from '@/components/resource/form/use-resource-form';
import type { FormDefinition, ResourceDefinition, Row, Values } from '@/lib/resources/definition';

/** A form that can make rows and change them. */
interface WholeForm<R extends Row> extends Omit<FormDefinition<R>, 'createInput' | 'updateInput'> {
  createInput: (values: Values) => Readonly<Record<string, unknown>>;
  updateInput: (
    values: Values,
    row: R & { id: string },
  ) => Readonly<Record<string, unknown>> | null;
}

export function formOf<R extends Row>({ id, form }: ResourceDefinition<R>): WholeForm<R> {
  if (form?.createInput === undefined || form.updateInput === undefined) {
    throw new Error(`${id} cannot be made or changed`);
  }
  return {
    ...form,
    createInput: form.createInput.bind(form),
    updateInput: form.updateInput.bind(form),
  };
}

/** What the screen has against what a form holds; `row` is null for a new one. */
export function problemsOf<R extends Row>(
  form: WholeForm<R>,
  values: Values,
  row: R | null = null,
): Record<string, string> {
  const fields = fieldsShown(form.fields, row === null ? 'create' : 'update', values);
  const problems = findProblems(fields, values, row && form.begin(row));
  return Object.fromEntries(
    Object.entries(problems).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
