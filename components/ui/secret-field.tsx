import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Button } from './button';
import { TextField } from './text-field';

type SecretFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'code' | 'children'>;

/** What nobody beside the person should read: hidden unless they ask to see what they typed, and hidden again for the next one. */
export function SecretField(props: SecretFieldProps) {
  const { value } = props;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (value === '') setShown(false);
  }, [value]);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} code>
      <Button pressed={shown} onClick={() => setShown(!shown)}>
        Reveal
      </Button>
    </TextField>
  );
}
