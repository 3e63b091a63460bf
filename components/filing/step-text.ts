import { mayBeDone } from '@/lib/model/may-be-done';
import { inOneSentence } from '@/lib/texts/error-sentence';
import { kindNames } from '@/lib/texts/kind-names';

import type { Step } from './filing';

/**
 * How far the filing into a folder has come, in the words around its name: before and after. How long it has to wait is not
 * part of it, as it would be read out every second.
 */
export function stepText(step: Step): { before: string; after: string } {
  const before = `${kindNames[step.folder.kind]} `;
  if (step.state === 'done') {
    return step.isNew ? { before, after: ': added' } : { before: 'In ', after: '' };
  }
  if (step.state === 'failed') return { before, after: `: ${failure(step)}` };
  return { before, after: step.until === null ? ': adding…' : ': goes on in' };
}

function failure({ error }: Step): string {
  if (error === null) return 'not added.';
  return mayBeDone(error)
    ? 'the answer was cut off, so it may be added already.'
    : `not added: ${inOneSentence(error)}`;
}
