import type { CDPSession } from 'puppeteer-core';

import { press } from '../browser/press.ts';
import type { Stage } from '../stage/stage.ts';
import type { FullList } from './full-lists.ts';
import { marksOf, rowsSeen } from './sights.ts';

/** What opening a list takes whose first rows are known. */
export interface KnownRows {
  /** Milliseconds from the click in the sidebar until they were painted. */
  readonly painted: number;
  readonly requests: number;
}

/** Clicks a list in the sidebar of the options page that is shown. */
export async function measureKnownRows(
  { service }: Stage,
  page: CDPSession,
  { link, screen }: FullList,
): Promise<KnownRows> {
  service.clearRequests();
  await press(page, 'nav a', link);
  const { painted } = await rowsSeen(page, { screen: `#${screen}` });
  const { clicked } = await marksOf(page);
  return { painted: painted - clicked, requests: service.requests().length };
}
