import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { SecretField } from '@/components/ui/secret-field';
import type { Problem } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problem-text';

import { AddressField } from './address-field';
import { ConnectFailureNotice } from './connect-failure-notice';
import { ConnectHelp } from './connect-help';
import { KeyGoesTo } from './key-goes-to';
import type { ConnectState, ConnectStep } from './use-connect';

import './connect-form.css';

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
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo(form.connect());
  };
  const busy = form.step.state !== 'typing';
  return (
    <form class="connect-form" noValidate onSubmit={submit} onFocusOut={form.leave}>
      <AddressField
        value={form.address}
        onInput={form.setAddress}
        problem={sentence(form.problems.address)}
        normalised={form.normalised}
        inputRef={fields.address}
      />
      <SecretField
        label="API key"
        hint="It stays in this browser and is sent to your service alone."
        required
        value={form.key}
        onInput={form.setKey}
        problem={sentence(form.problems.key)}
        inputRef={fields.key}
      />
      <KeyGoesTo address={form.normalised} />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={busy}>
          Connect
        </Button>
        {onCancel === undefined ? null : (
          <Button onClick={onCancel} disabled={busy}>
            Cancel
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

function progress(step: ConnectStep): string {
  if (step.state === 'typing') return '';
  return step.state === 'asking'
    ? `Your browser asks whether Curtail may reach ${step.address}. Choose Allow.`
    : `Connecting to ${step.address}…`;
}
