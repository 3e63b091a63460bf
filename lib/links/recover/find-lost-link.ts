import type { Lookup, LookupContext } from '@/lib/links/lookup';

import { lookUpAlias } from './look-up-alias';
import { lookUpList } from './look-up-list';

/** Milliseconds before a look is taken again; it doubles each time. */
const firstPause = 1000;

/**
 * Looks for the link of an intent until it is found, certainly not there, or the time is up. As long as the service may
 * still be at work on the request, a link that is not there may yet come.
 */
export async function findLostLink(context: LookupContext): Promise<Lookup> {
  const { dependencies, deadline, intent } = context;
  let { checked } = intent;
  for (let pause = firstPause; ; pause *= 2) {
    const isSettled = dependencies.now() >= intent.settledAt;
    const lookup = await lookUp({ ...context, intent: { ...intent, checked } });
    if (lookup.state !== 'absent' || isSettled) return lookup;
    checked = lookup.checked;
    if (deadline.left() <= pause) return { ...lookup, state: 'untold' };
    await dependencies.wait(pause);
  }
}

/** Only a service that was seen to honor aliases has no link where there is none under the alias. */
async function lookUp(context: LookupContext): Promise<Lookup> {
  const { dependencies, intent } = context;
  if (intent.alias === null) return lookUpList(context);
  const lookup = await lookUpAlias(context, intent.alias);
  if (lookup.state === 'found') return lookup;
  const { aliases } = await dependencies.traits.get();
  if (aliases === 'honored') return lookup;
  const listed = await lookUpList(context);
  return listed.state === 'absent' ? { ...lookup, checked: listed.checked } : listed;
}
