import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';

import type { PreferenceSaving } from './use-preferences';

import './preferences.css';

interface PreferenceGroupProps {
  title: string;
  children: ComponentChildren;
}

/** What is chosen about one thing, under a heading to be found by. */
export function PreferenceGroup({ title, children }: PreferenceGroupProps) {
  const id = useId();
  return (
    <section class="preference-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Whether what was changed is stored. The status line is always there, so that a reader hears it change. */
export function SaveStatus({ saving }: { saving: PreferenceSaving }) {
  return (
    <>
      <p class="save-status" role="status">
        {saving.state === 'saved' ? 'Saved' : ''}
      </p>
      {saving.state === 'failed' ? (
        <div class="save-failure">
          <Notice
            tone="error"
            title="Not saved; the setting is as it was."
            actions={<Button onClick={saving.retry}>Retry</Button>}
          >
            {errorText(saving.error).sentence}
          </Notice>
        </div>
      ) : null}
    </>
  );
}
