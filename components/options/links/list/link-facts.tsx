import type { ComponentChildren } from 'preact';

import { linkState } from '@/components/options/links/link-state';
import {
  filingText,
  lastVisitText,
  madeText,
  visitsText,
} from '@/components/options/links/link-words';
import type { LinkRecord } from '@/lib/model/link';

interface LinkFactsProps {
  link: LinkRecord;
  /** `YYYY-MM-DD` */
  today: string;
  /** Why what was asked for last was not done; it takes the place of the facts, so that nothing moves. */
  failure: string;
}

/** How a link stands, in as many lines as there always are. */
export function LinkFacts({ link, today, failure }: LinkFactsProps) {
  const { visits, more } = visitsText(link);
  return (
    <>
      {failure === '' ? (
        <p class="link-facts">
          <Facts link={link} today={today} visited={visits + (more === '' ? '' : `, ${more}`)} />
        </p>
      ) : (
        <p class="link-facts link-failure" role="alert">
          {failure}
        </p>
      )}
      <p class="link-visits">
        <span class="link-visits-count">{visits}</span>
        <span class="link-visits-more">{more}</span>
      </p>
    </>
  );
}

interface FactsProps {
  link: LinkRecord;
  today: string;
  visited: string;
}

/** What matters most comes first, as the end may be cut. */
function Facts({ link, today, visited }: FactsProps) {
  const state = linkState(link, today);
  return (
    <>
      <span class={`link-fact link-state link-${state.name}`}>{state.text}</span>
      <Fact class="link-visited">{visited}</Fact>
      <Protection link={link} />
      {link.filing.map((step) => {
        const { before, name } = filingText(step);
        return (
          <Fact key={`${step.kind} ${step.id}`} class={`link-filing-${step.state}`}>
            {before}
            <bdi>{name}</bdi>
          </Fact>
        );
      })}
      <Fact>{madeText(link)}</Fact>
      <Fact>{lastVisitText(link)}</Fact>
    </>
  );
}

function Protection({ link: { hasPassword, unconfirmed } }: { link: LinkRecord }) {
  if (unconfirmed?.includes('password') === true) return <Fact>Password not confirmed</Fact>;
  return hasPassword ? (
    <Fact>
      <Lock />
      Protected
    </Fact>
  ) : null;
}

function Fact({ class: more = '', children }: { class?: string; children: ComponentChildren }) {
  return children === '' ? null : <span class={`link-fact ${more}`}>{children}</span>;
}

function Lock() {
  return (
    <svg class="link-lock" viewBox="0 0 11 12" aria-hidden="true">
      <path d="M2 5V3.5a3.5 3.5 0 0 1 7 0V5h.5A1.5 1.5 0 0 1 11 6.5v4A1.5 1.5 0 0 1 9.5 12h-8A1.5 1.5 0 0 1 0 10.5v-4A1.5 1.5 0 0 1 1.5 5zm1.5 0h4V3.5a2 2 0 0 0-4 0z" />
    </svg>
  );
}
