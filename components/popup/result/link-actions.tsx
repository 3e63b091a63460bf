import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useFocus } from '@/components/ui/use-focus';
import type { LinkRecord } from '@/lib/model/link';

interface LinkActionsProps {
  link: LinkRecord;
  copy: () => void;
}

/** What the link is for. */
export function LinkActions({ link, copy }: LinkActionsProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="link-actions">
      <Button variant="primary" buttonRef={focus} onClick={copy}>
        Copy
      </Button>
      <ButtonLink href={link.shortUrl}>Open</ButtonLink>
    </div>
  );
}
