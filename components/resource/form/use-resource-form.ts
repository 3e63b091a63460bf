import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import {
  type Done,
  type Resource,
  type RowWithId,
  createdId,
  operationInput,
} from '@/components/resource/resource';
import { useFormDraft } from '@/components/ui/form-drafts';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ChangeName, Input } from '@/lib/operations/operations';
import type { FormField, Row, Values } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

/** What a form holds, what is wrong with it, and the way to send it. */
export function useResourceForm<R extends Row>(
  resource: Resource<R>,
  row: RowWithId<R> | null,
  onDone: (done: Done) => void,
) {
  const { account } = useServices();
  const { definition } = resource;
  const { form, operations } = definition;
  const kind = row === null ? 'create' : 'update';
  const { before, values, set, isAsSent, goOnAs, drop, isFollowing } = useOwnDraft(resource, row);
  const [isUnchanged, setUnchanged] = useState(false);
  const request = useRequest(async ({ whenAllowed }, name: ChangeName, input: Input<ChangeName>) =>
    whenAllowed(async () => account.change(name, input)),
  );
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
    void request.run(operation, operationInput(input)).then((answer) => {
      if (answer === null) return;
      const warnings = form?.difference?.(values, answer) ?? [];
      const isAll = isAsSent(values);
      const made = row === null ? createdId(answer) : null;
      if (isAll) drop();
      else if (made !== null) goOnAs({ id: made, values });
      onDone({ input, answer, warnings, isHere: isHere.current, isAll });
    });
    return false;
  };

  return {
    fields,
    values,
    problems: problems.shown,
    isUnchanged,
    request,
    isFollowing,
    set: (name: string, value: string | boolean) => {
      setUnchanged(false);
      set(name, value);
    },
    visit: problems.visit,
    submit,
    drop,
  };
}

export type ResourceForm = ReturnType<typeof useResourceForm>;

interface Made {
  id: string;
  /** What was sent. */
  values: Values;
}

/** What a form holds. It begins with its row, and as long as what it just made is not in the list, with what was sent. */
function useOwnDraft<R extends Row>(resource: Resource<R>, row: RowWithId<R> | null) {
  const { definition, serviceId, offers } = resource;
  const { form } = definition;
  const [made, setMade] = useState<Made | null>(null);
  const sent = row === null ? made : null;
  const before = useMemo(() => sent?.values ?? form?.begin(row) ?? {}, [form, row, sent]);
  const keyOf = (id: string) => `${serviceId} ${definition.id}/${id}`;
  const draft = useFormDraft(keyOf(row?.id ?? made?.id ?? 'new'), before);
  return {
    ...draft,
    before,
    /** What was typed since waits for the row: sent now, it would be made as another one. */
    isFollowing: sent !== null && offers.update,
    /** What is typed from now on is about what was made. */
    goOnAs: (next: Made) => {
      draft.moveTo(keyOf(next.id), next.values);
      setMade(next);
    },
  };
}

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

/** What is wrong with each field, by name. */
export type Problems = Readonly<Record<string, string>>;

/** The fields of the one form or the other that are there for what it holds. */
export function fieldsShown(
  fields: readonly FormField[],
  form: 'create' | 'update',
  values: Values,
): FormField[] {
  return fields.filter(
    (field) => (field.only ?? form) === form && (field.isShown?.(values) ?? true),
  );
}

/** @param before what an update began with; null for a new one */
export function findProblems(
  fields: readonly FormField[],
  values: Values,
  before: Values | null,
): Problems {
  const found = fields.map((field) => [field.name, problemOf(field, values, before)] as const);
  return Object.fromEntries(
    found.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function problemOf(field: FormField, values: Values, before: Values | null): string | undefined {
  const value = values[field.name];
  if (typeof value !== 'string') return undefined;
  const was = before?.[field.name];
  if (value.trim() === '') return problemOfBlank(field, was);
  // Only what was changed is sent, so that an old value never stands in the way of another field's.
  return value === was ? undefined : field.check?.(value, values);
}

function problemOfBlank(field: FormField, was: string | boolean | undefined): string | undefined {
  if (field.required) {
    return t(field.kind === 'choice' ? 'list_choice_required' : 'list_field_required');
  }
  const wasFilled = typeof was === 'string' && was.trim() !== '';
  return wasFilled && field.whenEmptied !== undefined ? t(field.whenEmptied) : undefined;
}

interface Checked {
  /** The fields that are shown. */
  fields: readonly FormField[];
  values: Values;
  /** What an update began with; null for a new one. */
  before: Values | null;
  /** The definition's check of all of it. */
  checkAll: (values: Values) => { field: string; problem: string } | undefined;
}

/** What is wrong with a form, and what of that is told by now. */
function useFormProblems({ fields, values, before, checkAll }: Checked) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const ofEach = findProblems(fields, values, before);
  const isEachRight = Object.keys(ofEach).length === 0;
  const problems = isEachRight ? problemsOfAll(checkAll(values)) : ofEach;
  return {
    isRight: Object.keys(problems).length === 0,
    // What all of it lacks is told when it is to be sent, not while it is being filled in.
    shown: isEachRight && !isSent ? {} : pickVisited(problems, visited),
    visit: (name: string) => setVisited((all) => new Set([...all, name])),
    /** It is to be sent: everything is told. */
    send: () => {
      setVisited(new Set(fields.map(({ name }) => name)));
      setSent(true);
    },
  };
}

const problemsOfAll = (found: { field: string; problem: string } | undefined): Problems =>
  found === undefined ? {} : { [found.field]: found.problem };

/** A problem is told when somebody left its field, not while they are on the way to a good value. */
function pickVisited(problems: Problems, visited: ReadonlySet<string>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => visited.has(name)));
}
