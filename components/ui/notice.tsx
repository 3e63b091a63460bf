import type { ComponentChildren } from 'preact';

import { t } from '@/lib/texts/translate';

import { ButtonLink } from './button';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  children: ComponentChildren;
  title?: string | undefined;
  /** What answered in the place of the service, to be opened in a tab. */
  page?: string | undefined;
  /** The buttons that mend it. They stand outside of what is announced, so that a count in one is not read out every second. */
  actions?: ComponentChildren;
}

/** A framed sentence; errors are announced at once, the others when the reader has time. */
export function Notice({ tone, title, children, page, actions }: NoticeProps) {
  return (
    <div class={`notice notice-${tone}`}>
      <div role={tone === 'error' ? 'alert' : 'status'}>
        {title === undefined ? null : <p class="notice-title">{title}</p>}
        {children}
      </div>
      {page === undefined && actions === undefined ? null : (
        <div class="notice-actions">
          {page === undefined ? null : <ButtonLink href={page}>{t('common_open')}</ButtonLink>}
          {actions}
        </div>
      )}
    </div>
  );
}
