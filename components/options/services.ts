import type { IconNode } from 'lucide';
import type { ComponentType } from 'preact';

import type { MessageKey } from '@/lib/texts/translate';

export interface ScreenProps {
  /** What follows the screen's id in the address: `12/edit` in `#pixels/12/edit`, blank for the screen itself. */
  path: string;
}

export interface ScreenEntry {
  /** The part of the address after `#`, up to a `/`. */
  id: string;
  title: MessageKey;
  icon: IconNode;
  /** The key that leads to it, after `g`. */
  letter?: string;
  /** It asks the account API, so the rate limit matters there. */
  isAccount?: true;
  /** It is about no single service, and stays as it is when another one is put to use. */
  isOfAll?: true;
  View: ComponentType<ScreenProps>;
}

let offered: string | null = null;

/**
 * Has the Connect screen begin with the address of a service. It is handed over in the page's memory, never in the page's own URL: any
 * site can write that one, and the key form would begin with a stranger's service.
 */
export function offerAddress(address: string | undefined): void {
  offered = address ?? null;
}

/** @returns the address, once */
export function takeOffered(): string | null {
  const address = offered;
  offered = null;
  return address;
}
