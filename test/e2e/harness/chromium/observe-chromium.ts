import { TargetType } from 'puppeteer-core';
import type { Browser, CDPSession, Target } from 'puppeteer-core';

import type { Observation } from '../observation.ts';

/**
 * Notes what every page and worker says, from its first line on: the browser hands over what was
 * said before it was asked.
 * @returns a list that grows
 */
export function observeChromium(browser: Browser): readonly Observation[] {
  const observations: Observation[] = [];
  const observe = (target: Target): void => {
    observeTarget(target, observations).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  };
  browser.targets().forEach(observe);
  browser.on('targetcreated', observe);
  return observations;
}

async function observeTarget(target: Target, observations: Observation[]): Promise<void> {
  const session = await sessionOf(target);
  if (session === undefined) return;
  const note = (kind: Observation['kind'], level: string, text: string): void => {
    observations.push({ kind, level, where: target.url(), text });
  };
  session.on('Runtime.consoleAPICalled', ({ type, args }) =>
    note(
      'console',
      type,
      args.map(({ value, description }) => String(value ?? description)).join(' '),
    ),
  );
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) =>
    note('exception', 'error', exceptionDetails.exception?.description ?? exceptionDetails.text),
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
  await Promise.all(
    (['Runtime.enable', 'Log.enable', 'Audits.enable'] as const).map((method) =>
      session.send(method),
    ),
  );
}

async function sessionOf(target: Target): Promise<CDPSession | undefined> {
  if (target.type() === TargetType.PAGE) return target.createCDPSession();
  // A session beyond puppeteer's own would keep a worker from being stopped.
  if (target.type() === TargetType.SERVICE_WORKER) return (await target.worker())?.client;
  return undefined;
}

/** A popup or worker may end while it is being asked. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TargetCloseError' || /closed|No target/.test(error.message));
