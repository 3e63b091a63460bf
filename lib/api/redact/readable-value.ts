import type { Answer } from '@/lib/api/answer';

import { completeAddress, lacksScheme } from './complete-address';
import { createKeyHider } from './hide-key';
import { mapTexts } from './map-texts';

/**
 * What an answer holds, fit to be read: without the API key in any text, and with the addresses of the service's own complete.
 * @returns undefined for what is no JSON
 */
export function readableValue(
  { body, text }: Answer,
  { address, key }: { address: string; key: string },
): unknown {
  if (body.kind !== 'json') return undefined;
  const hider = createKeyHider(key);
  // Looked for once in all of it: hardly any answer has the one or the other, and lists may have tens of thousands of rows.
  const mayHoldKey = hider.mayBeIn(text);
  if (!mayHoldKey && !lacksScheme(text)) return body.value;
  return mapTexts(body.value, (each, name) => {
    const complete = completeAddress(each, name, address);
    return mayHoldKey ? hider.hide(complete) : complete;
  });
}
