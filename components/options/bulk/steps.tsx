import { Check } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

const steps = ['bulk_step_add', 'bulk_review', 'bulk_step_create'] as const;

interface StepsProps {
  /** From 1; one more than there are, once all of them are done. */
  current: number;
}

/** The way from a list to its links, and how far the person is on it. Who presses on to another step is taken there. */
export function Steps({ current }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current !== current) {
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
    shown.current = current;
  }, [current]);
  return (
    <ol ref={list} class="bulk-steps">
      {steps.map((name, at) => {
        const number = at + 1;
        const isCurrent = number === current;
        return (
          <li
            key={name}
            class={number < current ? 'bulk-step-done' : undefined}
            aria-current={isCurrent ? 'step' : undefined}
            tabIndex={isCurrent ? -1 : undefined}
          >
            <span class="bulk-step-mark">
              {number < current ? <Icon of={Check} /> : numberText(number)}
            </span>
            {t(name)}
          </li>
        );
      })}
    </ol>
  );
}
