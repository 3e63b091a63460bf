import { createContext } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';

import type { Values } from '@/lib/resources/definition';

/**
 * What was typed into forms and not saved yet, so that a look at another screen costs nothing. It lives in the page's memory
 * alone and ends with it: there are passwords in it.
 */
export type FormDrafts = Map<string, Values>;

export const FormDraftsContext = createContext<FormDrafts>(new Map());

/**
 * What a form holds.
 * @param key tells forms apart, such as an address of a service and `pixels/12/edit`
 * @param begin what it holds where nothing was typed before
 */
export function useFormDraft(key: string, begin: () => Values) {
  const drafts = useContext(FormDraftsContext);
  const [values, setValues] = useState(() => drafts.get(key) ?? begin());
  const set = useCallback(
    (name: string, value: string | boolean) =>
      setValues((was) => {
        const next = { ...was, [name]: value };
        drafts.set(key, next);
        return next;
      }),
    [drafts, key],
  );
  const drop = useCallback(() => drafts.delete(key), [drafts, key]);
  return { values, set, drop };
}
