import { createContext } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';

/** What a form holds, by field. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/**
 * What was typed into forms and not saved yet, so that a look at another screen costs nothing. It lives in the page's memory
 * alone and ends with it: there are passwords in it.
 */
export type FormDrafts = Map<string, FormValues>;

export const FormDraftsContext = createContext<FormDrafts>(new Map());

/**
 * What a form holds. Only what was typed is kept: the rest may be told anew at any time, and must not be taken back.
 * @param key tells forms apart, such as an address of a service and `pixels/12/edit`
 * @param before what it holds where nothing was typed
 */
export function useFormDraft(key: string, before: FormValues) {
  const drafts = useContext(FormDraftsContext);
  const [typed, setTyped] = useState(() => drafts.get(key) ?? {});
  const set = useCallback(
    (name: string, value: string | boolean) =>
      setTyped((was) => {
        const next = { ...was, [name]: value };
        drafts.set(key, next);
        return next;
      }),
    [drafts, key],
  );
  /** Whether nothing was typed since these values were sent, here or before the form was left. */
  const isAsSent = useCallback(
    (sent: FormValues) =>
      Object.entries(drafts.get(key) ?? {}).every(([name, value]) => value === sent[name]),
    [drafts, key],
  );
  /** Forgets what was sent; what was typed since stays. */
  const forget = useCallback(
    (sent: FormValues) => {
      const all = Object.entries(drafts.get(key) ?? {});
      const left = Object.fromEntries(all.filter(([name, value]) => value !== sent[name]));
      drafts.set(key, left);
      setTyped(left);
    },
    [drafts, key],
  );
  /** Takes what was typed since these values were sent to another form, and leaves none here. */
  const moveTo = useCallback(
    (other: string, sent: FormValues) => {
      forget(sent);
      drafts.set(other, drafts.get(key) ?? {});
      drafts.delete(key);
    },
    [drafts, key, forget],
  );
  const drop = useCallback(() => drafts.delete(key), [drafts, key]);
  return { values: { ...before, ...typed }, set, isAsSent, forget, moveTo, drop };
}
