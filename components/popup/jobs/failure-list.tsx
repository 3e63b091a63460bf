import { inOneSentence } from '@/lib/texts/error-sentence';

import { type FailedItem, usableLink } from './job-items';

/** The addresses that could not be shortened, each with the reason. */
export function FailureList({ failures }: { failures: readonly FailedItem[] }) {
  if (failures.length === 0) return null;
  return (
    <>
      <h2 class="job-subject">Not shortened</h2>
      <ul class="job-failures">
        {failures.map(({ url, error }, index) => (
          <li key={`${index} ${url}`}>
            <p class="whole-address" dir="ltr">
              {url}
            </p>
            <p class="job-reason">{inOneSentence(error)}</p>
            <MadeAllTheSame url={usableLink(error)?.shortUrl} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MadeAllTheSame({ url }: { url: string | undefined }) {
  return url === undefined ? null : (
    <p class="notice-link" dir="ltr">
      {url}
    </p>
  );
}
