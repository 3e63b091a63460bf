import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { LinkRecord } from '@/lib/model/link';
import { deadLinkText } from '@/lib/texts/notices';

interface DeadLinkNoticeProps {
  link: LinkRecord;
  createAnother: () => void;
}

/** A link that was copied and turned out not to work: why, and a new one. */
export function DeadLinkNotice({ link, createAnother }: DeadLinkNoticeProps) {
  return (
    <Notice
      tone="error"
      actions={
        <Button variant="primary" onClick={createAnother}>
          Create a new one
        </Button>
      }
    >
      {deadLinkText(link)}
    </Notice>
  );
}
