import { expect, test } from 'vitest';

import { acceptJobLinks } from '@/components/popup/jobs/job-actions';
import { showFollowed } from '@/components/popup/jobs/show-job';
import { PopupModel } from '@/components/popup/model';
import { type PopupServices, jobView } from '@/components/popup/view';
import type { Job } from '@/lib/model/job';
import type { PopupService } from '@/lib/model/popup-state';

import { failed, made, sampleJob, todo } from '../../../../fixtures/job';
import { connection, link, popupState } from '../../../../fixtures/popup-state';

const inUse: PopupService = { id: 'a', label: 'A', color: 'blue', inUse: true };
const services = [inUse, { ...inUse, id: 'b', label: 'B', inUse: false }];
const used = { address: connection.address, account: connection.accountName };
const other = { address: 'https://other.example', account: null };

/** A popup that followed a job of a service, and what it did once that had ended. */
async function ended(service: Job['service'], now: Partial<Job> | null) {
  const did: string[] = [];
  const send = async (name: string) => void did.push(name);
  const faked = { send, copyText: () => true, reopen: () => did.push('reopen') };
  const model = new PopupModel(popupState({ services }), faked as unknown as PopupServices);
  const before = sampleJob({ service, items: [todo()], state: 'working' });
  await showFollowed(model, before, now && { ...before, ...now });
  return { did, view: model.view.name };
}

test.each<[string, Partial<Job>]>([
  ['a failure', { items: [failed()], state: 'done' }],
  ['a link that was not copied', { items: [made()], state: 'done' }],
  ['that it was stopped', { state: 'stopped' }],
])(
  'what another service’s job has left to tell is told with that service in use: %s',
  async (_, now) => {
    expect((await ended(other, now)).did).toEqual(['reopen']);
    expect((await ended(used, now)).did).not.toContain('reopen');
  },
);

test('what ended well on another service is only said to have', async () => {
  expect(await ended(other, null)).toEqual({ did: [], view: 'job_ended' });
});

test('a job under way is followed on, whose ever it is', async () => {
  const now = { items: [todo()], waitsUntil: 5 };
  expect(await ended(other, now)).toEqual({ did: [], view: 'job' });
});

test('an unconfirmed link that is taken in a list is not asked about again', async () => {
  const confirmed: unknown[] = [];
  const send = async (name: string, input: unknown) =>
    void (name === 'link.confirm' && confirmed.push(input));
  const faked = { send, copyText: () => true };
  const model = new PopupModel(popupState(), faked as unknown as PopupServices);
  const doubted = { ...link, unconfirmed: ['password' as const] };
  const refused = failed({ code: 'not_confirmed', field: 'password', link: doubted });
  const place = { service: other, domain: null };
  const items = [refused, { ...refused, place }, failed({ code: 'wrong_host', link })];
  model.view = jobView(sampleJob({ items }));
  await acceptJobLinks(model);
  expect(confirmed).toEqual([{ link, private: false }]);
  expect(model.view).toMatchObject({ job: { items: [{ link }, { link: doubted }, { link }] } });
});
