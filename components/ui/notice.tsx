import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';

import { lazy } from '@/lib/async/lazy';
import { t } from '@/lib/texts/translate';

import { addStyles } from './add-styles';
import { ButtonLink } from './button';
import { Icon } from './icon';

import styles from './notice-tones.css?inline';

/** For what is drawn as a notice without being one. */
export const addNoticeStyles = lazy(() => addStyles(styles));

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  children: ComponentChildren;
  title?: string | undefined;
  /** What answered in the place of the service, to be opened in a tab. */
  page?: string | undefined;
  /** The buttons that mend it. They stand outside of what is announced, so that a count in one is not read out every second. */
  actions?: ComponentChildren;
}

/** A sentence on a soft ground; errors are announced at once, the others when the reader has time. */
export function Notice({ tone, title, children, page, actions }: NoticeProps) {
  addNoticeStyles();
  return (
    <div class={`notice notice-${tone}`}>
      <Icon of={icons[tone]} />
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
