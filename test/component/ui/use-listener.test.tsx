import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { expect, test } from 'vitest';

import { type Listen, useListener } from '@/components/ui/hooks';

import { draw } from '../options/draw';

/** Something outside of the components that changes. */
class Source {
  value = 'first';
  readonly listeners = new Set<() => void>();
  readonly listen: Listen = (changed) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  become(value: string): void {
    this.value = value;
    for (const changed of this.listeners) changed();
  }
}

interface ShowProps {
  source: Source;
  /** Done while it is drawn, before it listens. */
  whileDrawn?: () => void;
}

function Show({ source, whileDrawn }: ShowProps) {
  const [value, setValue] = useState(source.value);
  useLayoutEffect(() => whileDrawn?.(), []);
  useListener(source.listen, () => setValue(source.value));
  return <>{value}</>;
}

function show(props: ShowProps) {
  const home = draw(<Show {...props} />);
  const again = (next: ShowProps) => render(<Show {...next} />, home);
  return { again, end: () => render(null, home), text: () => home.textContent };
}

test('a change right after the first drawing is seen', async () => {
  const source = new Source();
  const shown = show({ source });
  source.become('second');
  await expect.poll(shown.text).toBe('second');
  shown.end();
});

test('a change during the first drawing is seen', async () => {
  const source = new Source();
  const shown = show({ source, whileDrawn: () => source.become('second') });
  await expect.poll(shown.text).toBe('second');
  shown.end();
});

test('another source is followed in place of the first, and none once it is gone', async () => {
  const [one, other] = [new Source(), new Source()];
  other.value = 'other';
  const shown = show({ source: one });
  shown.again({ source: other });
  await expect.poll(shown.text).toBe('other');
  expect([one.listeners.size, other.listeners.size]).toEqual([0, 1]);
  shown.end();
  expect(other.listeners.size).toBe(0);
});
