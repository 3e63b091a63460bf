import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

import { FolderFields as Fields } from './folder-fields';

/** Resolves when the frame that is being made has been painted. */
const painted = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const folderFields = lazyPart(async () => {
  // Filing comes last in the form, and nothing stands below it that could move: the form is there first.
  await painted();
  return { Fields };
});

export function FolderFields(props: ComponentProps<typeof Fields>) {
  const part = folderFields.use();
  return part ? <part.Fields {...props} /> : null;
}
