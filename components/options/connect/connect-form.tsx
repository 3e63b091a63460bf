import type { JSX, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import type { Problem } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problems';

import { ConnectFailureNotice } from './connect-failure';
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
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo(form.connect());
  };
  const busy = form.step.state !== 'typing';
  return (
    <form class="connect-form" noValidate onSubmit={submit} onFocusOut={form.leave}>
      <AddressField form={form} inputRef={fields.address} />
      <SecretField
        label="API key"
        hint="It stays in this browser and is sent to your service alone."
        required
        value={form.key}
        onInput={form.setKey}
        problem={sentence(form.problems.key)}
        inputRef={fields.key}
      />
      <KeyRecipient address={form.normalised} />
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

interface AddressFieldProps {
  form: ConnectState;
  inputRef: Ref<HTMLInputElement>;
}

/** The service's address, in any spelling that makes sense; the line below tells what it is taken for. */
function AddressField({ form, inputRef }: AddressFieldProps) {
  return (
    <TextField
      label="Service address"
      hint={
        form.normalised === null
          ? 'Where you open your link service, such as short.example'
          : `Curtail will use ${form.normalised}`
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
        <summary>Where is my API key?</summary>
        <p>
          Sign in to your link service in a tab and open your account’s settings. The key stands
          under API, Developers or Integrations. It is a row of letters and digits; whoever has it
          can act for you, so show it to nobody.
        </p>
      </details>
      <details>
        <summary>The key is right but refused</summary>
        <p>
          Some plans leave the API out, and a new key makes the old one useless. Some web servers
          also drop the Authorization header that carries the key, so that a good key looks like a
          bad one: ask whoever runs the server to pass that header on.
        </p>
      </details>
    </div>
  );
}

/** Says beside Connect who gets the key, and where it may stay there. @param props.address null while there is none to be made out */
function KeyRecipient({ address }: { address: string | null }) {
  return (
    <p class="key-goes-to">
      {address === null ? null : (
        <>
          Your key will be sent to <strong dir="ltr">{new URL(address).host}</strong>.{' '}
        </>
      )}
      Creating a link sends it in a URL, so your service’s logs may contain it.
    </p>
  );
}
