import { unreadableText } from '@/lib/texts/unreadable-text';

/** Says under a list how many entries it lacks because they could not be read. */
export function UnreadableNote({ count = 0 }: { count: number | undefined }) {
  return count === 0 ? null : <p class="screen-lead">{unreadableText(count)}</p>;
}
