import { useState } from 'preact/hooks';

import type { FormField, Values } from '@/lib/resources/definition';

import { type Problems, findProblems } from './form-problems';

interface Checked {
  /** Those that are there. */
  fields: readonly FormField[];
  values: Values;
  /** What an update began with; null for a new one. */
  before: Values | null;
  /** The definition's check of all of it. */
  checkAll: (values: Values) => { field: string; problem: string } | undefined;
}

/** What is wrong with a form, and what of that is told by now. */
export function useFormProblems({ fields, values, before, checkAll }: Checked) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const ofEach = findProblems(fields, values, before);
  const isEachRight = Object.keys(ofEach).length === 0;
  const problems = isEachRight ? problemsOfAll(checkAll(values)) : ofEach;
  return {
    isRight: Object.keys(problems).length === 0,
    // What all of it lacks is told when it is to be sent, not while it is being filled in.
    shown: isEachRight && !isSent ? {} : pickVisited(problems, visited),
    visit: (name: string) => setVisited((all) => new Set([...all, name])),
    /** It is to be sent: everything is told. */
    send: () => {
      setVisited(new Set(fields.map(({ name }) => name)));
      setSent(true);
    },
  };
}

const problemsOfAll = (found: { field: string; problem: string } | undefined): Problems =>
  found === undefined ? {} : { [found.field]: found.problem };

/** A problem is told when somebody left its field, not while they are on the way to a good value. */
function pickVisited(problems: Problems, visited: ReadonlySet<string>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => visited.has(name)));
}
