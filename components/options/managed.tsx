import { Lock } from 'lucide';
import type { ComponentChildren } from 'preact';

import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { ManagedFeature, ManagedPreferences } from '@/lib/model/managed';
import { nothingManaged } from '@/lib/rules/managed';
import { namesText } from '@/lib/texts/format';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { usePage } from './page';

import './options.css';

/** What the organization set; as long as that is not known, nothing. */
export const useManaged = () => usePage().managed ?? nothingManaged;

/** Says who decides. */
export const ManagedMark = () => (
  <p class="managed-mark screen-lead">
    <Icon of={Lock} />
    {t('managed_mark')}
  </p>
);

interface ManagedPartProps {
  /** The preferences that it changes. */
  names: readonly (keyof ManagedPreferences)[];
  children: ComponentChildren;
}

/** The controls of preferences: where the organization locked one of them, they can be read but not changed. */
export function ManagedPart({ names, children }: ManagedPartProps) {
  const { locked } = useManaged();
  if (!names.some((name) => name in locked)) return <>{children}</>;
  return (
    <fieldset class="managed-part" disabled>
      {children}
      <ManagedMark />
    </fieldset>
  );
}

/** Whether the organization turned something off; the background refuses it in any case. */
export const useIsOff = (feature: ManagedFeature) => useManaged().disabled.includes(feature);

/** Stands in the place of what is turned off. */
export const TurnedOff = () => (
  <Notice tone="info">
    <p>{problemSentence('managed_feature')}</p>
    <ManagedMark />
  </Notice>
);

/** An administrator may have written a lot. */
const mostNamed = 5;

/** Says which parts of the organization's settings are left out. */
export function ManagedUnreadNotice() {
  const { unread } = useManaged();
  if (unread.length === 0) return null;
  const parts = unread.slice(0, mostNamed).map((part) => part.slice(0, 80));
  if (unread.length > mostNamed) parts.push('…');
  return <Notice tone="warning">{t('managed_unread', { parts: namesText(parts) })}</Notice>;
}
