import { Notice } from '@/components/ui/notice';

/** Says what is gone, and what the browser keeps because somebody else than the person decides about it. */
export function RevokedNotice({ kept }: { kept: readonly string[] }) {
  if (kept.length === 0) {
    return (
      <Notice tone="success">Revoked. Key, permission and data are gone from this browser.</Notice>
    );
  }
  return (
    <Notice tone="success">
      Revoked. Key and data are gone from this browser. Your browser keeps these permissions because
      your administrator set them: <bdi>{kept.join(', ')}</bdi>. Ask your administrator to remove
      them.
    </Notice>
  );
}
