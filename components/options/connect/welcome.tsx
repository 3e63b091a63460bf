import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import { ConnectForm } from './connect-form';

import './connect.css';

interface WelcomeProps {
  /** What has to be known first, such as that everything was disconnected. */
  notices: ComponentChildren;
  form: Omit<ComponentProps<typeof ConnectForm>, 'onCancel' | 'head' | 'instead'>;
}

/** All that there is before the first connection: what Curtail is for, two fields, and what else leads to a connection. */
export function Welcome({ notices, form }: WelcomeProps) {
  useEffect(() => {
    document.title = t('common_page_title', { title: t('common_connect') });
  }, []);
  return (
    <div class="welcome screen">
      {notices}
      <ConnectForm
        {...form}
        onCancel={undefined}
        head={
          <header class="welcome-head">
            <img src="/icon/curtail.svg" alt="Curtail" width="56" height="56" />
            <h1 tabIndex={-1}>{t('connection_promise')}</h1>
          </header>
        }
        instead={
          <a class="quiet-way" href="#data">
            {t('connection_restore')}
          </a>
        }
      />
    </div>
  );
}
