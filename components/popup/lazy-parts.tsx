import type { ComponentProps } from 'preact';

import type { BlockedScreen } from './blocked/blocked-screen';
import type { FormScreen } from './form/form-screen';
import type { ExternalScreen } from './jobs/job-screen';
import { lazyPart } from './lazy-part';

const formScreen = lazyPart(async () => import('./form/form-screen'));
const blockedScreen = lazyPart(async () => import('./blocked/blocked-screen'));
const externalScreen = lazyPart(async () => import('./jobs/job-screen'));

export function LazyForm(props: ComponentProps<typeof FormScreen>) {
  const part = formScreen.use();
  return part ? <part.FormScreen {...props} /> : null;
}

export function LazyBlocked(props: ComponentProps<typeof BlockedScreen>) {
  const part = blockedScreen.use();
  return part ? <part.BlockedScreen {...props} /> : null;
}

export function LazyExternal(props: ComponentProps<typeof ExternalScreen>) {
  const part = externalScreen.use();
  return part ? <part.ExternalScreen {...props} /> : null;
}
