import type { ComponentProps } from 'preact';

import type { FormError as FormErrorType } from './form-error';
import { lazyPart } from './lazy-part';

const formError = lazyPart(async () => import('./form-error'));

/** Apart from the other parts, as it is a part of one of them. */
export function FormError(props: ComponentProps<typeof FormErrorType>) {
  const part = formError.use();
  return part ? <part.FormError {...props} /> : null;
}
