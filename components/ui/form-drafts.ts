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
 * What a form holds. Only what was typed is kept: the rest may change at any time, and must not be taken back.
 * @param key tells forms apart, such as an address of a service and `pixels/12/edit`
 * @param before what it holds where nothing was typed
 */
export function useFormDraft(key: string, before: FormValues) {
  const drafts = useContext(FormDraftsContext);
  const [, redraw] = useState({});
  const typed = drafts.get(key) ?? {};
  const set = useCallback(
    (name: string, value: string | boolean) => {
      drafts.set(key, { ...drafts.get(key), [name]: value });
      redraw({});
    },
    [drafts, key],
  );
  const typedSince = useCallback(
    (sent: FormValues) =>
      Object.entries(drafts.get(key) ?? {}).filter(([name, value]) => value !== sent[name]),
    [drafts, key],
  );
  /** Whether nothing was typed since these values were sent, here or before the form was left. */
  const isAsSent = useCallback((sent: FormValues) => typedSince(sent).length === 0, [typedSince]);
  /** Forgets what was sent; what was typed since stays, for another form where `to` names one. */
  const forget = useCallback(
    (sent: FormValues, to = key) => {
      const left = Object.fromEntries(typedSince(sent));
      drafts.delete(key);
      if (Object.keys(left).length > 0) drafts.set(to, left);
      redraw({});
    },
    [drafts, key, typedSince],
  );
  const drop = useCallback(() => drafts.delete(key), [drafts, key]);
  return { values: { ...before, ...typed }, set, isAsSent, forget, drop };
}
