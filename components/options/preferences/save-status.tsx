import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';

import type { Saving } from './use-preferences';

import './save-status.css';

/** Whether what was changed is stored. The status line is always there, so that a reader hears it change. */
export function SaveStatus({ saving }: { saving: Saving }) {
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
