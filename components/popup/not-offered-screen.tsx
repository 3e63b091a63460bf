import { ButtonLink } from '@/components/ui/button-link';
import { connectPage } from '@/components/ui/connect-page';
import { useFocus } from '@/components/ui/use-focus';
import type { ConnectionView } from '@/lib/contract/connection';

import { Screen } from './screen';

/** The service has no API that makes links, or not for this key. */
export function NotOfferedScreen({ connection }: { connection: ConnectionView | null }) {
  const focus = useFocus<HTMLAnchorElement>();
  const refused = connection?.apis.shortUrl === 'refused';
  return (
    <Screen>
      <h1 class="headline">No links from this service</h1>
      <p>
        {refused
          ? 'The service refused to make links for this API key or plan.'
          : 'The service at this address does not offer the short-URL API, which makes links.'}
      </p>
      {connection?.refusal ? <p class="muted">The service says: “{connection.refusal}”</p> : null}
      <ButtonLink href={connectPage} variant="primary" linkRef={focus}>
        Connect again
      </ButtonLink>
    </Screen>
  );
}
