import type { ComponentProps } from 'preact';

import type { BlockedScreen } from './blocked/blocked-screen';
import type { ExternalScreen } from './jobs/job-screen';
import { lazyPart } from './lazy-part';

const blockedScreen = lazyPart(async () => import('./blocked/blocked-screen'));
const externalScreen = lazyPart(async () => import('./jobs/job-screen'));

export function LazyBlocked(props: ComponentProps<typeof BlockedScreen>) {
  const part = blockedScreen.use();
  return part ? <part.BlockedScreen {...props} /> : null;
}

export function LazyExternal(props: ComponentProps<typeof ExternalScreen>) {
  const part = externalScreen.use();
  return part ? <part.ExternalScreen {...props} /> : null;
}
