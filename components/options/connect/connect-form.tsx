import type { JSX, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { RichMessage } from '@/components/ui/rich-message';
import type { Problem } from '@/lib/rules/problems';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { ConnectFailureNotice } from './connect-failure';
import { ExtraHeadersPart } from './extra-headers';
import { ManagedAddress, SetupNotice, useSetupPaste } from './prefilled';
import { UnencryptedNotice } from './unencrypted-notice';
import type { ConnectState, ConnectStep } from './use-connect';

import './connect.css';

interface ConnectFormProps {
  form: ConnectState;
  /** The field that takes the focus when the form appears. */
  beginIn?: 'address' | 'key' | undefined;
  /** Given where there is a connection to go back to. */
  onCancel?: (() => void) | undefined;
}

const sentence = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : problemSentence(problem);

/** Service address, API key, Connect; and what came of it. */
export function ConnectForm({ form, beginIn, onCancel }: ConnectFormProps) {
  const fields = {
    address: useRef<HTMLInputElement>(null),
    key: useRef<HTMLInputElement>(null),
  };
  useEffect(() => {
    if (beginIn !== undefined) fields[beginIn].current?.focus();
    // Only when it appears: later the focus is the person's.
  }, []);
  const goTo = (atFault: 'address' | 'key' | null) => {
    if (atFault !== null) fields[atFault].current?.focus();
  };
  useSetupPaste((text) => {
    if (form.step.state === 'typing') goTo(form.prefilled.takeSetup(text));
  });
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo(form.connect());
  };
  const busy = form.step.state !== 'typing';
  return (
    <form class="card connect-form" noValidate onSubmit={submit} onFocusOut={form.leave}>
      <AddressField form={form} inputRef={fields.address} />
      <SetupNotice form={form} />
      <SecretField
        revealName={t('common_reveal_key')}
        label={t('connection_key')}
        hint={t('connection_key_hint')}
        required
        value={form.key}
        onInput={form.setKey}
        problem={sentence(form.problems.key)}
        inputRef={fields.key}
      />
      <ExtraHeadersPart headers={form.headers} />
      {form.normalised === null ? null : <KeyRecipient address={form.normalised} />}
      <UnencryptedNotice address={form.normalised} />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={busy}>
          {isOpen(form.normalised) ? t('connection_connect_unencrypted') : t('common_connect')}
        </Button>
        {onCancel === undefined ? null : (
          <Button onClick={onCancel} disabled={busy}>
            {t('common_cancel')}
          </Button>
        )}
      </div>
      <p class="connect-progress" role="status">
        {progress(form.step)}
      </p>
      {form.failure === null ? null : (
        <ConnectFailureNotice
          failure={form.failure}
          onUseAddress={(address) => goTo(form.connectTo(address))}
        />
      )}
      <ConnectHelp />
    </form>
  );
}

const isOpen = (address: string | null): boolean => address !== null && isUnencrypted(address);

function progress(step: ConnectStep): string {
  if (step.state === 'typing') return '';
  return step.state === 'asking'
    ? t('connection_asking', { address: step.address })
    : t('connection_connecting', { address: step.address });
}

interface AddressFieldProps {
  form: ConnectState;
  inputRef: Ref<HTMLInputElement>;
}

/** The service's address, in any spelling that makes sense; the line below tells what it is taken for. */
function AddressField({ form, inputRef }: AddressFieldProps) {
  if (form.prefilled.isFixed) return <ManagedAddress form={form} inputRef={inputRef} />;
  return (
    <TextField
      label={t('connection_url')}
      hint={
        form.normalised === null
          ? t('connection_url_hint')
          : t('connection_url_used', { address: form.normalised })
      }
      required
      code
      value={form.address}
      onInput={form.setAddress}
      problem={sentence(form.problems.address)}
      inputRef={inputRef}
    />
  );
}

/** Where the key is found, and what to look at when a good one is refused. */
function ConnectHelp() {
  return (
    <div class="connect-help">
      <details>
        <summary>{t('connection_setup_have')}</summary>
        <p>{t('connection_setup_have_answer')}</p>
      </details>
      <details>
        <summary>{t('connection_find_key')}</summary>
        <p>{t('connection_find_key_answer')}</p>
        <p>{t('connection_key_in_logs')}</p>
      </details>
      <details>
        <summary>{t('connection_rejected_key')}</summary>
        <p>{t('connection_rejected_key_answer')}</p>
      </details>
    </div>
  );
}

/** Says beside Connect who gets the key. */
function KeyRecipient({ address }: { address: string }) {
  return (
    <p class="key-goes-to">
      <RichMessage
        of="connection_key_recipient"
        values={{ host: <strong dir="ltr">{new URL(address).host}</strong> }}
      />
    </p>
  );
}
