import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

import type { FormError as FormErrorType } from './form-error';

const formError = lazyPart(async () => import('./form-error'));

/** Apart from the other parts, as it is a part of one of them. */
export function LazyFormError(props: ComponentProps<typeof FormErrorType>) {
  const part = formError.use();
  return part ? <part.FormError {...props} /> : null;
}
