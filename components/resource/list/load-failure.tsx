import { AccountErrorNotice } from '@/components/account/account-error-notice';
import type { Resource } from '@/components/resource/resource';
import type { Row } from '@/lib/resources/definition';

/** Why the list did not come, or not anew; what was there before stays. */
export function LoadFailure<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { definition, list } = resource;
  if (list.error === null) return null;
  const { many } = definition;
  return (
    <AccountErrorNotice
      error={list.error}
      title={
        list.loaded === null
          ? `Curtail could not load your ${many}.`
          : `Curtail could not load more or newer ${many}. What you see was there before.`
      }
      uses={many}
      retry={list.retry}
    />
  );
}
