import { describe, expect, test } from 'vitest';

import { LinkModel } from '@/components/link/model';
import { type LinkServices, jobView } from '@/components/link/view';
import { acceptJobLink, acceptJobLinks } from '@/components/popup/jobs/job-actions';
import { showFollowed } from '@/components/popup/jobs/show-job';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { PopupService } from '@/lib/model/popup-state';
import type { Job } from '@/lib/model/run';

import { failed, made, sampleJob, todo } from '../../../../fixtures/job';
import { connection, link, popupState } from '../../../../fixtures/popup-state';

const inUse: PopupService = { id: 'a', label: 'A', color: 'blue', inUse: true };
const services = [inUse, { ...inUse, id: 'b', label: 'B', inUse: false }];
const used = connection.id;
const other = 'https://other.example';

/** A popup that followed a job of a service, and what it did once that had ended. */
async function ended(service: Job['service'], now: Partial<Job> | null) {
  const did: string[] = [];
  const send = async (name: string) => void did.push(name);
  const faked = { send, copyText: () => true, reopen: () => did.push('reopen') };
  const model = new LinkModel(popupState({ services }), faked as unknown as LinkServices);
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

/** A popup that shows a job, and the messages that it sent about links and preferences. */
function showing(job: Job) {
  const sent: { name: string; input: unknown }[] = [];
  const send = async (name: string, input: unknown) => {
    if (name === 'link.confirm' || name === 'preferences.save') sent.push({ name, input });
    return null;
  };
  const faked = { send, copyText: () => true };
  const model = new LinkModel(popupState(), faked as unknown as LinkServices);
  model.view = jobView(job);
  return { model, sent };
}

const doubted = { ...link, unconfirmed: ['password' as const] };

const hosted = { ...link, shortUrl: 'https://foreign.example/a' };
const saved = { name: 'preferences.save', input: { shortHosts: ['foreign.example'] } };
const confirmed = { name: 'link.confirm', input: { link } };

describe.each<[string, ErrorReport & { link: LinkRecord }, object]>([
  ['its host', { code: 'wrong_host', link: hosted }, saved],
  ['its password', { code: 'not_confirmed', field: 'password', link: doubted }, confirmed],
])('that a link is fine but for %s', (_, report, message) => {
  test.each<[string, Job['service'], Job['service'] | undefined, object[]]>([
    ['told where it is of the service in use', used, undefined, [message]],
    ['kept to itself where it is of another one', other, undefined, []],
    ['kept to itself where it is of another one than its list', used, other, []],
    ['told where its list alone is of another one', other, used, [message]],
  ])('is %s', async (_name, service, owner, told) => {
    const item = { ...failed(report), ...(owner && { service: owner }) };
    const list = showing(sampleJob({ service, items: [item, made()] }));
    await acceptJobLinks(list.model);
    const job = sampleJob({ service, items: [item] });
    const single = showing(job);
    await acceptJobLink(single.model, job, report, report.link);
    const { unconfirmed: _doubt, ...taken } = report.link;
    expect(single.model.view).toMatchObject({ name: 'result', link: taken });
    expect(single.model.view).not.toHaveProperty('link.unconfirmed');
    expect([list.sent, single.sent]).toEqual([told, told]);
  });
});
