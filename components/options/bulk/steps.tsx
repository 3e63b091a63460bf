import { Check } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

const steps = ['bulk_step_add', 'bulk_review', 'bulk_step_create'] as const;

/** The way from a list to its links. Pressing on to another step leads there. @param props.current from 1; 4 once all are done */
export function Steps({ current }: { current: number }) {
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
            aria-current={isCurrent ? 'step' : undefined}
            tabIndex={isCurrent ? -1 : undefined}
          >
            {number < current ? <Icon of={Check} /> : numberText(number)}
            <span>{t(name)}</span>
          </li>
        );
      })}
    </ol>
  );
}
