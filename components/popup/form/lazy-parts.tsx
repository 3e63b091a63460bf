import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

import { FolderFields as Fields } from './folder-fields';
import type { FormError as FormErrorType } from './form-error';

const formError = lazyPart(async () => import('./form-error'));

/** Apart from the other parts, as it is a part of one of them. */
export function LazyFormError(props: ComponentProps<typeof FormErrorType>) {
  const part = formError.use();
  return part ? <part.FormError {...props} /> : null;
}

/** Resolves when the frame that is being made has been painted. */
const nextPaint = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const folderFields = lazyPart(async () => {
  // Filing comes last in the form, and nothing stands below it that could move: the form is there first.
  await nextPaint();
  return { Fields };
});

export function LazyFolderFields(props: ComponentProps<typeof Fields>) {
  const part = folderFields.use();
  return part ? <part.Fields {...props} /> : null;
}
