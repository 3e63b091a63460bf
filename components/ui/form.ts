import { useState } from 'preact/hooks';

import { mayBeDone } from '@/lib/model/errors';

import { type FormValues, useFormDraft } from './form-drafts';
import { useRefusal } from './hooks';
import { type RequestTools, useRequest } from './use-request';

/** What is wrong, by field, as sentences. */
export type FormProblems = Readonly<Record<string, string | undefined>>;

/** How a form was sent. */
interface Sending<V> {
  /** What it held. */
  sent: V;
  /** Nothing was typed since. */
  isAll: boolean;
  /** The form is still drawn. */
  isHere: boolean;
}

interface FormParts<V extends FormValues, T> {
  /** Tells its draft from those of other forms, such as an address of a service and `pixels/12/edit`. */
  key: string;
  /** What it holds where nothing was typed. */
  before: V;
  check: (values: V) => FormProblems;
  /** Asked once each field is right, and reported once the form was sent. */
  checkAll?: ((values: V) => FormProblems) | undefined;
  /** Sends it, if there is something to send. */
  send: (tools: RequestTools, values: V) => Promise<T>;
  /** The key of the form that goes on with what was typed since; this one's unless given. */
  nextKey?: (answer: T) => string;
  onDone?: (answer: T, how: Sending<V>) => void;
}

/**
 * A form: what is typed outlives its screen, a problem is reported once its field was left or the form was sent, the first field that is
 * wrong gets the focus, and what is typed while it is sent stays.
 */
export function useForm<V extends FormValues, T>(parts: FormParts<V, T>) {
  const { key, before, check, checkAll, send, nextKey, onDone } = parts;
  const draft = useFormDraft(key, before);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const { form: element, refuse } = useRefusal();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every field of `before`, and only fields of it are set
  const values = draft.values as V;
  const ofEach = check(values);
  const ofAll = isRight(ofEach) ? (checkAll?.(values) ?? {}) : {};
  const request = useRequest(async (tools, sent: V) => {
    const answer = await send(tools, sent);
    const isAll = draft.isAsSent(sent);
    draft.forget(sent, nextKey?.(answer));
    onDone?.(answer, { sent, isAll, isHere: !tools.signal.aborted });
    setLeft(new Set());
    setRefused(false);
    return answer;
  });

  const set = (name: keyof V & string, value: string | boolean) => {
    // An outcome is about what stood there; whether something was saved is still to be found out.
    const isOver = request.state.state === 'done' || request.error !== null;
    if (isOver && !(request.error !== null && mayBeDone(request.error))) request.cancel();
    draft.set(name, value);
  };
  const problemOf = (name: keyof V & string) =>
    isRefused ? (ofEach[name] ?? ofAll[name]) : left.has(name) ? ofEach[name] : undefined;
  return {
    values,
    set,
    request,
    drop: draft.drop,
    /** What a field that is typed into is handed. */
    field: (name: keyof V & string) => ({
      name,
      value: String(values[name] ?? ''),
      problem: problemOf(name),
      onInput: (value: string) => set(name, value),
      onBlur: () => setLeft((all) => new Set([...all, name])),
    }),
    /** What its element is handed. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: Event) => {
        event.preventDefault();
        if (request.isPending) return;
        if (isRight(ofEach) && isRight(ofAll)) return void request.run(values);
        setRefused(true);
        refuse();
      },
    },
  };
}

const isRight = (problems: FormProblems): boolean =>
  Object.values(problems).every((problem) => problem === undefined);
