import { TextField } from '@/components/ui/text-field';
import { useFocus } from '@/components/ui/use-focus';

import type { Form } from './use-form';

/** The address that the link will lead to. It begins with the focus where there is none yet. */
export function AddressField({ form }: { form: Form }) {
  const { draft, problems, set, leaveUrl } = form;
  const focus = useFocus<HTMLInputElement>();
  return (
    <TextField
      label="Address"
      name="url"
      value={draft.url}
      onInput={(url) => set({ url })}
      onBlur={draft.url === '' ? undefined : leaveUrl}
      problem={problems.url}
      inputRef={draft.url === '' ? focus : undefined}
      required
      code
    />
  );
}
