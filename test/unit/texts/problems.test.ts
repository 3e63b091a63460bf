import { describe, expect, test } from 'vitest';

import type { PageProblem } from '@/lib/model/popup-state';
import { problems } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problems';

const pageProblems: readonly PageProblem[] = [
  'browser_page',
  'local_file',
  'store',
  'own_short_link',
  'no_address',
];

describe('what a problem is called', () => {
  test.each(problems)('%s has one sentence', (problem) => {
    // A full stop would be taken for another one of the characters that it ends with.
    const end = problem === 'password_characters' ? / -$/ : /\.$/;
    expect(problemSentence(problem)).toMatch(/^[A-Z]/);
    expect(problemSentence(problem)).toMatch(end);
    expect(problemSentence(problem)).not.toBe(problemSentence('nothing known'));
  });

  test('each reason why a page cannot be shortened is a sentence of its own', () => {
    const sentences = pageProblems.map(problemSentence);
    expect(new Set([...sentences, problemSentence('nothing known')]).size).toBe(
      pageProblems.length + 1,
    );
  });
});
