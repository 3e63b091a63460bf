import type { Ref } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { ManagedMark } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { Field, codeAttributes, noteId } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { isSetupText } from '@/lib/rules/setup-text';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import type { ConnectState } from './use-connect';

import './connect.css';

interface ManagedAddressProps {
  form: ConnectState;
  inputRef: Ref<HTMLInputElement>;
}

/** The address that the person's organization filled in; another one can be typed where it leaves that open. */
export function ManagedAddress({ form, inputRef }: ManagedAddressProps) {
  const id = useId();
  const { address: problem } = form.problems;
  return (
    <>
      <Field
        id={id}
        label={t('connection_url')}
        note={
          problem === undefined
            ? { text: t('connection_url_used', { address: form.address }), tone: 'hint' }
            : { text: problemSentence(problem), tone: 'problem' }
        }
      >
        <input
          id={id}
          class="field-control"
          value={form.address}
          readOnly
          ref={inputRef}
          aria-describedby={noteId(id)}
          {...codeAttributes}
        />
      </Field>
      <ManagedMark />
      {form.prefilled.useOther === null ? null : (
        <div class="section-actions">
          <Button onClick={form.prefilled.useOther}>{t('connection_use_other')}</Button>
        </div>
      )}
    </>
  );
}

/** Says what a setup text was taken for. Any stranger may have sent it, so the host stands there large enough not to be overlooked. */
export function SetupNotice({ form }: Pick<ManagedAddressProps, 'form'>) {
  const { setup } = form.prefilled;
  if (setup === null) return null;
  return (
    <Notice tone="info">
      <p class="setup-host">
        <bdi dir="ltr">{new URL(setup.address).host}</bdi>
      </p>
      <p>{t('connection_setup_read')}</p>
    </Notice>
  );
}

/** Takes a setup text wherever on the page it is pasted; any other text goes where it was pasted. */
export function useSetupPaste(take: (text: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // An ordinary effect begins a frame later, and what is pasted until then would be missed.
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isSetupText(text)) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
