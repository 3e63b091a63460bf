import { useEffect } from 'preact/hooks';

import { ManagedMark } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { t } from '@/lib/texts/translate';

import { ConnectFailureNotice } from './connect-failure';
import { ExtraHeaders } from './extra-headers';
import { UnencryptedNotice } from './unencrypted-notice';
import { type ConnectOptions, type ConnectState, useConnect } from './use-connect';

import './connect.css';

interface ConnectFormProps extends ConnectOptions {
  /** The field that takes the focus, where the form came up by a press of a button. */
  beginIn: 'address' | 'key' | undefined;
  /** Given where there is a connection to go back to. */
  onCancel: (() => void) | undefined;
}

/** Service address, API key, Connect; and what came of it. */
export function ConnectForm({ beginIn, onCancel, ...options }: ConnectFormProps) {
  const state = useConnect(options);
  const { form, normalised, goal } = state;
  const { isPending, error } = form.request;
  useEffect(() => {
    if (beginIn !== undefined) state.focusOn(beginIn);
    // Only when it appears: later the focus is the user's.
  }, []);
  const cancel = () => {
    form.drop();
    onCancel?.();
  };
  return (
    <form {...form.form} class="card connect-form">
      <AddressField {...state} />
      <SecretField
        {...form.field('key')}
        revealName={t('common_reveal_key')}
        label={t('connection_key')}
        hint={t('connection_key_hint')}
        required
      />
      <ExtraHeaders form={form} areRepeated={state.areHeadersRepeated} />
      {normalised === null ? null : (
        <p>
          <RichMessage
            of="connection_key_recipient"
            values={{ host: <strong dir="ltr">{new URL(normalised).host}</strong> }}
          />
        </p>
      )}
      <UnencryptedNotice address={normalised} />
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={isPending}>
          {normalised !== null && isUnencrypted(normalised)
            ? t('connection_connect_unencrypted')
            : t('common_connect')}
        </Button>
        {onCancel === undefined ? null : (
          <Button onClick={cancel} disabled={isPending}>
            {t('common_cancel')}
          </Button>
        )}
      </div>
      <p class="screen-lead" role="status">
        {isPending
          ? t(goal.isAllowed ? 'connection_connecting' : 'connection_asking', {
              address: goal.address,
            })
          : ''}
      </p>
      {error === null ? null : (
        <ConnectFailureNotice
          failure={{ address: goal.address, report: error }}
          onUseAddress={state.connectTo}
        />
      )}
      <ConnectHelp />
    </form>
  );
}

/** The service's address, in any spelling that makes sense; the line below says what it is taken for. */
function AddressField({ address, normalised, setup, useOther }: ConnectState) {
  const isFixed = address.readOnly;
  return (
    <>
      <TextField
        {...address}
        label={t('connection_url')}
        hint={
          normalised === null
            ? t('connection_url_hint')
            : t('connection_url_used', { address: normalised })
        }
        required
        code
      />
      {isFixed ? <ManagedMark /> : null}
      {isFixed && useOther !== null ? (
        <div class="section-actions">
          <Button onClick={useOther}>{t('connection_use_other')}</Button>
        </div>
      ) : null}
      {/* A setup text may come from a stranger, so the host is large enough not to be overlooked. */}
      {setup === null ? null : (
        <Notice tone="info">
          <p class="setup-host">
            <bdi dir="ltr">{new URL(setup.address).host}</bdi>
          </p>
          <p>{t('connection_setup_read')}</p>
        </Notice>
      )}
    </>
  );
}

/** Where the key is found, and what to look at when a good one is refused. */
const ConnectHelp = () => (
  <div class="connect-help">
    {(
      [
        ['connection_setup_have', ['connection_setup_have_answer']],
        ['connection_find_key', ['connection_find_key_answer', 'connection_key_in_logs']],
        ['connection_rejected_key', ['connection_rejected_key_answer']],
      ] as const
    ).map(([question, answers]) => (
      <details key={question}>
        <summary>{t(question)}</summary>
        {answers.map((answer) => (
          <p key={answer}>{t(answer)}</p>
        ))}
      </details>
    ))}
  </div>
);
