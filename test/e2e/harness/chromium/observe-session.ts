import type { CDPSession } from 'puppeteer-core';

import type { Observation } from '../observation.ts';

type Note = (kind: Observation['kind'], level: string, text: string) => void;

/**
 * Notes what a page or worker says, from its first line on: the browser hands over what was said
 * before it was asked.
 * @param where gives the address of the page as it is then
 */
export async function observeSession(
  session: CDPSession,
  where: () => string,
  observations: Observation[],
): Promise<void> {
  listen(session, (kind, level, text) => {
    observations.push({ kind, level, where: where(), text });
  });
  try {
    await Promise.all([
      session.send('Runtime.enable'),
      session.send('Log.enable'),
      session.send('Audits.enable'),
    ]);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Whether a popup or worker ended while it was being asked. The browser does not always say so: then nobody answers, and minutes
 * later, amid another test, puppeteer gives up.
 */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TargetCloseError' || error.message.includes(' timed out.'));

function listen(session: CDPSession, note: Note): void {
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    const said = args.map(({ value, description }) => String(value ?? description));
    note('console', type, said.join(' '));
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
    note('exception', 'error', exception?.description ?? text),
  );
  session.on('Log.entryAdded', ({ entry }) => {
    // The browser's own line about an answer of 400 or more, which is not a fault of the page.
    if (entry.source !== 'network') note('log', entry.level, entry.text);
  });
  session.on('Audits.issueAdded', ({ issue }) => {
    const violation = issue.details.contentSecurityPolicyIssueDetails;
    if (violation !== undefined)
      note(
        'policy violation',
        'error',
        `${violation.violatedDirective} ${violation.blockedURL ?? ''}`,
      );
  });
}
