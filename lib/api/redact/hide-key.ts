import { base64 } from '@/lib/api/base64';

import { type HiddenText, type RunHider, createRunHider } from './hide-runs';
import { hiddenMark } from './redact';

/** Characters. A shorter key is a word, which innocent texts may hold as well. */
const shortestKey = 8;

/** Characters of a key that give it away; in base64, as many as stand for them in any case. */
const shortestRun = 10;
const shortestEncodedRun = 20;

/** Makes what takes the API key out of the texts of an answer, also in base64. */
export function createKeyHider(key: string): RunHider {
  if (key.length < shortestKey) return createRunHider([], hiddenMark);
  return createRunHider([{ text: key, shortest: shortestRun }, ...encodings(key)], hiddenMark);
}

/** The base64 of the key at any place in a longer text, without the characters in which what is around it has a part. */
function encodings(key: string): HiddenText[] {
  return [0, 1, 2].map((before) => {
    const whole = base64('\0'.repeat(before) + key).replace(/=+$/, '');
    const [from, to] = [Math.ceil((before * 8) / 6), Math.floor(((before + key.length) * 8) / 6)];
    return { text: whole.slice(from, to), shortest: shortestEncodedRun };
  });
}
