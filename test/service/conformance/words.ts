import { expect } from 'vitest';

import type { ProfileName } from '../profiles/profile.ts';
import type { TestService } from './open-service.ts';
import type { Answer } from './send.ts';

/** How each profile writes the same thing, written out: the table that every resource is held to. */
export const words = {
  documented: {
    created: 200,
    stringZero: ['domains', 'campaigns', 'pixels'],
    number: (value: number) => value,
    flag: (value: boolean) => value,
    markup: '<b>&',
    noTime: '',
    refusals: {
      invalid: [400, 1],
      not_found: [404, 1],
      conflict: [400, 1],
      plan_limit: [403, 1],
    },
  },
  observed: {
    created: 200,
    stringZero: [],
    number: String,
    flag: (value: boolean) => (value ? '1' : '0'),
    markup: '&lt;b&gt;&amp;',
    noTime: '0000-00-00 00:00:00',
    refusals: {
      invalid: [200, 1],
      not_found: [200, 1],
      conflict: [200, 1],
      plan_limit: [200, 1],
    },
  },
  rest: {
    created: 201,
    stringZero: [],
    number: (value: number) => value,
    flag: (value: boolean) => value,
    markup: '<b>&',
    noTime: null,
    refusals: {
      invalid: [400, 1],
      not_found: [404, 1],
      conflict: [409, 1],
      plan_limit: [403, 1],
    },
  },
  account: {
    created: 200,
    stringZero: [],
    number: (value: number) => value,
    flag: (value: boolean) => value,
    markup: '&lt;b&gt;&amp;',
    noTime: null,
    refusals: {
      invalid: [200, 1],
      not_found: [200, 1],
      conflict: [200, 1],
      plan_limit: [200, 1],
    },
  },
  mixed: {
    created: 201,
    stringZero: ['urls', 'campaigns', 'pixels', 'qrs'],
    number: String,
    flag: (value: boolean) => (value ? '1' : '0'),
    markup: '&lt;b&gt;&amp;',
    noTime: '0000-00-00 00:00:00',
    refusals: {
      invalid: [400, 1],
      not_found: [200, 1],
      conflict: [200, 'a sentence'],
      plan_limit: [200, 'a sentence'],
    },
  },
} as const;

export type Refusal = keyof (typeof words)['rest']['refusals'];

/** Expects that an account call was refused, in the words of its profile. */
export function expectRefused(profile: ProfileName, answer: Answer, refusal: Refusal): void {
  const [status, error] = words[profile].refusals[refusal];
  const sentence = expect.stringMatching(/\w.*\.$/) as unknown;
  expect([answer.status, answer.body]).toEqual([
    status,
    error === 'a sentence'
      ? { error: sentence }
      : expect.objectContaining({ error, message: sentence }),
  ]);
}

/** Expects that an account call was done, with this message. */
export function expectDone(answer: Answer, message: string): void {
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ error: 0, message }),
  ]);
}

/** Expects that an account call made something. */
export function expectCreated(profile: ProfileName, answer: Answer, fields: object): void {
  expect(answer.status).toBe(words[profile].created);
  expect(answer.body).toMatchObject({ error: profile === 'mixed' ? '0' : 0, ...fields });
}

/** A call of the account API by another account. */
export function stranger(
  service: TestService,
): (method: string, path: string, body?: unknown) => Promise<Answer> {
  const { key } = service.register({ username: 'other', email: 'other@mail.example' });
  const headers = { authorization: `Bearer ${key}` };
  return (method, path, body) => service.visit(`/api${path}`, { method, body, headers });
}
