import { useEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/popup/services';
import { checkAlias } from '@/lib/rules/alias';

/** Milliseconds without a key pressed after which an alias is looked up: asking at each letter would use up the budget. */
const pause = 500;

/**
 * Looks up whether the account has a link of this alias.
 * @returns null while that is not known: nothing typed, still typing, not to be told
 */
export function useAliasCheck(
  send: Services['send'],
  alias: string,
  domain: string,
): boolean | null {
  const [free, setFree] = useState<boolean | null>(null);
  useEffect(() => {
    setFree(null);
    if (alias === '' || checkAlias(alias) !== undefined) return undefined;
    let typedOn = false;
    const timer = setTimeout(() => {
      send('alias.check', { alias, domain }).then(
        (answer) => typedOn || setFree(answer),
        // Not knowing is no failure of the form: creating will tell.
        () => undefined,
      );
    }, pause);
    return () => {
      typedOn = true;
      clearTimeout(timer);
    };
  }, [send, alias, domain]);
  return free;
}
