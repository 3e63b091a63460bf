import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

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
        {saving.state === 'saved' ? t('preferences_saved') : ''}
      </p>
      {saving.state === 'failed' ? (
        <div class="save-failure">
          <Notice
            tone="error"
            title={t('preferences_save_failed')}
            actions={<Button onClick={saving.retry}>{t('common_try_again')}</Button>}
          >
            {errorText(saving.error).sentence}
          </Notice>
        </div>
      ) : null}
    </>
  );
}
