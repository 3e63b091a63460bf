import { expect } from 'vitest';

import type { linkProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';
import type { Answer } from './send.ts';
import { noon } from './short-links.ts';

export type LinkProfileName = (typeof linkProfileNames)[number];

/** How each profile writes a link, written out. */
export const said = {
  account: {
    created: 200,
    zero: 0,
    short: 'shorturl',
    rowId: (id: number) => id,
    count: (value: number) => value,
    absent: '',
    never: null,
    empty: {},
    mapCount: (value: number) => value,
  },
  mixed: {
    created: 201,
    zero: '0',
    short: 'short',
    rowId: String,
    count: String,
    absent: null,
    never: '0000-00-00 00:00:00',
    empty: [],
    mapCount: String,
  },
} as const;

/** A service with links over the account API, whose clock stands still at noon. */
export function openForLinks(profile: LinkProfileName): Promise<TestService> {
  return openService({ profile, rateLimit: 1000, now: () => noon });
}

/** Makes a link over the account API. */
export function addLink(service: TestService, fields: object = {}): Promise<Answer> {
  return service.account('POST', '/url/add', { url: 'https://long.example/', ...fields });
}

/** The rows of a list of links, and the ids in them as numbers. */
export function rowsIn(answer: Answer): Record<string, unknown>[] {
  expect(answer.status).toBe(200);
  return answer.data['urls'] as Record<string, unknown>[];
}

export function idsIn(answer: Answer): number[] {
  return rowsIn(answer).map(({ id }) => Number(id));
}
