import { Check, CircleAlert, Copy } from 'lucide';
import { useState } from 'preact/hooks';

import type { Drawn, ResultView } from '@/components/link/view';
import { addStyles } from '@/components/ui/add-styles';
import { Button, IconButton } from '@/components/ui/button';
import { RevealButton } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/texts/translate';

import styles from './password-row.css?inline';

addStyles(styles);

/** As many for every password, so that they do not tell its length. */
const dots = '••••••••••';

type Copied = 'password' | 'both' | 'failed' | null;

/** The password that was asked for: it can be had as long as the popup is open, and is lost with it. */
export function PasswordRow({ model, view: { link } }: Drawn<ResultView>) {
  const { password, services } = model;
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async (text: string, what: Copied) => {
    const isCopied = await services.copyText({ text, html: null });
    setCopied(isCopied ? what : 'failed');
  };
  return (
    <div class="password" role="group" aria-label={t('link_fact_password')}>
      <p class="password-label" aria-hidden="true">
        {t('link_fact_password')}
      </p>
      <p class="password-text" dir="ltr">
        {isShown ? password : <span aria-hidden="true">{dots}</span>}
      </p>
      <RevealButton isShown={isShown} label={t('common_reveal_password')} setShown={setShown} />
      <IconButton
        of={iconOf(copied, 'password')}
        label={t('result_password_copy')}
        onClick={() => void copy(password, 'password')}
      />
      <Button
        variant="ghost"
        class="button-slim"
        onClick={() => void copy(`${link.shortUrl}\n${password}`, 'both')}
      >
        <Icon of={iconOf(copied, 'both')} />
        {t('result_password_copy_both')}
      </Button>
      <p class={copied === 'failed' ? 'password-failed' : 'unseen'} role="status">
        {copied === null ? '' : t(copied === 'failed' ? 'common_copy_failed' : 'common_copied')}
      </p>
    </div>
  );
}

const iconOf = (copied: Copied, what: Copied) =>
  copied === what ? Check : copied === 'failed' ? CircleAlert : Copy;
