import { expect } from 'vitest';

import type { ProfileName } from '../profiles/profile.ts';
import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';
import type { Answer } from './send.ts';

export const noon = Date.UTC(2026, 4, 6, 12, 0, 0);
export const longUrl = 'https://long.example/path/page?one=1&two=2#three';

/** A service whose clock stands still at noon. */
export function openAtNoon(profile: ProfileName): Promise<TestService> {
  return openService({ profile, now: () => noon });
}

/** Makes a link to the long URL; `pairs` end with a slash. */
export function create(service: TestService, pairs = ''): Promise<Answer> {
  return service.short(`create/${pairs}url/${segment(longUrl)}.json`);
}

/** Link details of a link. */
export async function info(service: TestService, shortUrl: unknown): Promise<Answer['data']> {
  return (await service.short(`info/short_url/${segment(String(shortUrl))}.json`)).data;
}

/** Expects that a short-URL call was refused, in the words of its profile. */
export function expectRefusal(profile: ProfileName, answer: Answer, code: number): void {
  expect(answer.status).toBe(profile === 'observed' ? 200 : code);
  expect(answer.body).toMatchObject({ code, data: { date_time: '2026-05-06 12:00:00' } });
  const holder = profile === 'rest' ? answer.body : answer.data;
  expect(holder).toMatchObject({ message: expect.stringMatching(/\w/) });
}
