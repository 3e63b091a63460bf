import { useLayoutEffect, useRef } from 'preact/hooks';

import { useFormDraft } from '@/components/account/form-drafts';
import { checkTemplate } from '@/lib/copy/copy-template';
import type { Problem } from '@/lib/rules/problems';

interface TemplateNeeds {
  stored: string;
  save: (template: string) => void;
}

/** A template while it is typed. */
export interface TemplateDraft {
  typed: string;
  problem: Problem | undefined;
  setTyped: (typed: string) => void;
  /** Stores it, where it can be used and is not stored yet. */
  keep: () => void;
}

/**
 * What was typed as a template. Leaving the screen or the page stores what can be used; what cannot be yet is still there when
 * the person comes back to the screen.
 */
export function useTemplate({ stored, save }: TemplateNeeds): TemplateDraft {
  const { values, set, drop } = useFormDraft('preferences/template', () => ({ template: stored }));
  const typed = String(values['template']);
  const problem = checkTemplate(typed);
  const keep = () => {
    if (problem === undefined && typed !== stored) save(typed);
  };

  const leave = useRef(keep);
  leave.current = () => (typed === stored ? drop() : keep());
  useLayoutEffect(() => {
    const leaveNow = () => leave.current();
    addEventListener('pagehide', leaveNow);
    return () => {
      removeEventListener('pagehide', leaveNow);
      leaveNow();
    };
  }, []);
  return { typed, problem, setTyped: (template) => set('template', template), keep };
}
