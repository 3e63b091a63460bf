import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { ManagedMark } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { ConnectFailureNotice } from './connect-failure';
import { ConnectHelp } from './connect-help';
import { ExtraHeaders } from './extra-headers';
import { UnencryptedNotice } from './unencrypted-notice';
import { type ConnectOptions, type ConnectState, useConnect } from './use-connect';

import './connect.css';

interface ConnectFormProps extends ConnectOptions {
  /** The field that takes the focus. */
  beginIn: 'address' | 'key';
  /** Given where there is a connection to go back to. */
  onCancel: (() => void) | undefined;
  /** What stands above the fields, and what can be done instead. */
  head?: ComponentChildren;
  instead?: ComponentChildren;
}

/** Service address, API key, Connect; and what came of it. */
export function ConnectForm({ beginIn, onCancel, head, instead, ...options }: ConnectFormProps) {
  const state = useConnect(options);
  const { form, normalised, goal } = state;
  const { isPending, error } = form.request;
  useEffect(() => {
    state.focusOn(beginIn);
    // Only when it appears: later the focus is the user's.
  }, []);
  const cancel = () => {
    form.drop();
    onCancel?.();
  };
  return (
    <form {...form.form} class="card connect-form">
      {head}
      <AddressField {...state} />
      <SecretField
        {...form.field('key')}
        revealName={t('common_reveal_key')}
        label={t('connection_key')}
        hint={t('connection_key_hint')}
        required
      />
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
      <ExtraHeaders form={form} areRepeated={state.areHeadersRepeated} />
      <ConnectHelp address={normalised}>{instead}</ConnectHelp>
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
          {setup.templates === undefined ? null : (
            <p>
              {t('connection_setup_tags', {
                names: namesText(setup.templates.map(({ name }) => name)),
              })}
            </p>
          )}
        </Notice>
      )}
    </>
  );
}
