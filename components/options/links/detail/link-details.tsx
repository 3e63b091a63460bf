import type { ComponentChildren } from 'preact';

import { RetryActions } from '@/components/options/links/retry-actions';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WaitLine } from '@/components/ui/wait-line';
import { errorText } from '@/lib/texts/errors';

import { detailsOf } from './details-of';
import type { Behind } from './use-link-info';

interface LinkDetailsProps {
  shortUrl: string;
  behind: Behind;
}

/** What is known of a link, and how asking the service about it goes. */
export function LinkDetails({ shortUrl, behind }: LinkDetailsProps) {
  const { link, isBusy, again } = behind;
  return (
    <section class="section" aria-labelledby="link-details-title">
      <div class="link-place-title">
        <h2 id="link-details-title">What is behind it</h2>
        <Button class="button-small" busy={isBusy} onClick={again}>
          Refresh
        </Button>
      </div>
      <Telling behind={behind} />
      <dl class="facts link-place-facts">
        <Fact name="Short link" isWide>
          <a href={shortUrl} target="_blank" rel="noreferrer" dir="ltr">
            {shortUrl}
          </a>
        </Fact>
        {link === null
          ? null
          : detailsOf(link, behind.behind).map(({ name, text, isAddress, isWide, state }) => (
              <Fact key={name} name={name} isWide={isWide}>
                <bdi class={state} dir={isAddress ? 'ltr' : undefined}>
                  {text}
                </bdi>
              </Fact>
            ))}
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean | undefined;
  children: ComponentChildren;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div class={`fact ${isWide ? 'fact-wide' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** That the service is asked, has to be waited for, or did not tell. */
function Telling({ behind }: { behind: Behind }) {
  const { isBusy, waitUntil, error, link, again } = behind;
  if (waitUntil !== null) return <WaitLine until={waitUntil} />;
  if (error !== null) return <NotTold error={error} isKnown={link !== null} onRetry={again} />;
  return (
    <p class="screen-lead" role="status">
      {isBusy ? 'Asking the service…' : 'As the service tells it now.'}
    </p>
  );
}

interface NotToldProps {
  error: NonNullable<Behind['error']>;
  isKnown: boolean;
  onRetry: () => void;
}

function NotTold({ error, isKnown, onRetry }: NotToldProps) {
  const { sentence, remedy } = errorText(error);
  const older = isKnown ? ' This is what was known before.' : '';
  return (
    <Notice
      tone="error"
      title={
        error.code === 'not_found'
          ? `The service does not know this short link.${older}`
          : `The service did not tell about it.${older}`
      }
      actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
    >
      {error.code === 'not_found' ? null : sentence}
    </Notice>
  );
}
