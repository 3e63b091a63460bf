import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { useFormDraft } from '@/components/account/form-drafts';
import { useAccountChange } from '@/components/account/use-account-change';
import { operationInput } from '@/components/resource/operation-input';
import type { Done, Resource, RowWithId } from '@/components/resource/resource';
import type { Row } from '@/lib/resources/definition';

import { fieldsShown } from './form-problems';
import { useFormProblems } from './use-form-problems';

/** What a form holds, what is wrong with it, and the way to send it. */
export function useResourceForm<R extends Row>(
  resource: Resource<R>,
  row: RowWithId<R> | null,
  onDone: (done: Done) => void,
) {
  const { definition, services, address } = resource;
  const { form, operations } = definition;
  const kind = row === null ? 'create' : 'update';
  const before = useMemo(() => form?.begin(row) ?? {}, [form, row]);
  const draft = useFormDraft(`${address} ${definition.id}/${row?.id ?? 'new'}`, () => before);
  const { values, set, drop } = draft;
  const [isUnchanged, setUnchanged] = useState(false);
  const { change, run, reset } = useAccountChange(services.account);
  const isHere = useIsHere();

  const fields = fieldsShown(form?.fields ?? [], kind, values);
  const problems = useFormProblems({
    fields,
    values,
    before: row === null ? null : before,
    checkAll: (all) => form?.check?.(all),
  });

  /** @returns whether there was something wrong that has to be mended first */
  const submit = (): boolean => {
    setUnchanged(false);
    problems.send();
    if (!problems.isRight) return true;
    const input = row === null ? form?.createInput?.(values) : form?.updateInput?.(values, row);
    const operation = operations[kind];
    if (input === null) setUnchanged(true);
    if (!input || operation === undefined) return false;
    void run(operation, operationInput(input)).then((answer) => {
      if (answer === null) return;
      drop();
      const warning = form?.difference?.(values, answer);
      onDone({ input, answer, warning, isHere: isHere.current });
    });
    return false;
  };

  return {
    fields,
    values,
    problems: problems.shown,
    isUnchanged,
    change,
    set: (name: string, value: string | boolean) => {
      setUnchanged(false);
      set(name, value);
    },
    visit: problems.visit,
    submit,
    stopWaiting: reset,
    drop,
  };
}

export type ResourceForm = ReturnType<typeof useResourceForm>;

/** Whether the form is on the screen still, for an answer that comes later. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
