import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { keepOnlyOrigins, removeOptionalPermissions } from '@/lib/platform/permissions';

interface PermissionSet {
  origins?: string[];
  permissions?: string[];
}

/** A browser that allowed some things, and keeps those that an administrator set: it refuses, or says so. */
function browserWith(allowed: string[], fixed: readonly string[], refuse: () => Promise<boolean>) {
  let left = allowed;
  const getAll = async () => ({
    origins: left.filter((each) => each.includes('://')),
    permissions: ['storage', ...left.filter((each) => !each.includes('://'))],
  });
  const remove = async ({ origins = [], permissions = [] }: PermissionSet) => {
    const going = [...origins, ...permissions];
    if (going.some((each) => fixed.includes(each))) return refuse();
    left = left.filter((each) => !going.includes(each));
    return true;
  };
  vi.stubGlobal('browser', undefined);
  Object.assign(fakeBrowser, { permissions: { getAll, remove } });
  return () => left;
}

const service = 'https://short.example/*';
const other = 'https://other.example/*';

beforeEach(() => fakeBrowser.reset());

const refusals = [
  ['rejects', async () => Promise.reject(new Error('You cannot remove required permissions.'))],
  ['answers no', async () => false],
] as const;

describe('giving everything back', () => {
  it('leaves nothing that was allowed later', async () => {
    const left = browserWith([service, 'tabs', 'notifications'], [], async () => true);
    expect(await removeOptionalPermissions()).toEqual([]);
    expect(left()).toEqual([]);
  });

  it.each(refusals)(
    'tells what the browser keeps, and takes the rest back (it %s)',
    async (_, refuse) => {
      const left = browserWith([service, other, 'tabs'], [service, 'tabs'], refuse);
      expect(await removeOptionalPermissions()).toEqual([service, 'tabs']);
      expect(left()).toEqual([service, 'tabs']);
    },
  );
});

it.each(refusals)('an origin that the browser keeps (it %s) keeps no other', async (_, refuse) => {
  const fixed = 'https://fixed.example/*';
  const left = browserWith([fixed, service, other, 'tabs'], [fixed], refuse);
  expect(await keepOnlyOrigins([service])).toEqual([fixed]);
  expect(left()).toEqual([fixed, service, 'tabs']);
});
