import type { LinkServices } from '@/components/link/view';
import type { Tag } from '@/lib/model/tags';
import { withValues } from '@/lib/rules/tags';

/** Offers these values for the next links. Where that fails, they are typed once more. */
export async function rememberTags(
  send: LinkServices['send'],
  tags: readonly Tag[],
): Promise<void> {
  if (tags.length === 0) return;
  try {
    const { tagValues } = await send('preferences.get', undefined);
    await send('preferences.save', { tagValues: withValues(tagValues, tags) });
  } catch {
    // Nothing else depends on it.
  }
}
