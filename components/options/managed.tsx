import { Lock } from 'lucide';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { ManagedFeature, ManagedPreferences, ManagedSettings } from '@/lib/model/managed';
import { nothingManaged } from '@/lib/rules/managed';
import { namesText } from '@/lib/texts/format';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import './options.css';

/** What the person's organization set; null until that is known. */
export const ManagedContext = createContext<ManagedSettings | null>(nothingManaged);

/** Says who decides. */
export const ManagedMark = () => (
  <p class="managed-mark">
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
  const locked = useContext(ManagedContext)?.locked ?? {};
  if (!names.some((name) => name in locked)) return <>{children}</>;
  return (
    <fieldset class="managed-part" disabled>
      {children}
      <ManagedMark />
    </fieldset>
  );
}

/** Whether the organization turned something off; the background refuses it in any case. */
export const useIsOff = (feature: ManagedFeature): boolean =>
  useContext(ManagedContext)?.disabled.includes(feature) ?? false;

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
  const unread = useContext(ManagedContext)?.unread ?? [];
  if (unread.length === 0) return null;
  const parts = unread.slice(0, mostNamed).map((part) => part.slice(0, 80));
  return (
    <Notice tone="warning">
      {t('managed_unread', {
        parts: namesText(unread.length > mostNamed ? [...parts, '…'] : parts),
      })}
    </Notice>
  );
}
