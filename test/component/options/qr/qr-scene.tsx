import { type ComponentChildren, render } from 'preact';
import { onTestFinished } from 'vitest';

import type { ResourceServices } from '@/components/account/remedies';
import { QrDetail } from '@/components/options/qr/qr-detail';
import { createAccountClient } from '@/lib/messages/client';
import type { Output } from '@/lib/operations/operations';
import type { QrRow } from '@/lib/resources/qr-codes';

import { fakeServices } from '../fake-services';

import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/notice.css';
import '@/components/ui/screen.css';

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

export const row: QrRow & { id: string } = {
  id: '7',
  name: 'Poster',
  link: 'https://short.example/qr/aB3xY9',
  scans: 12,
  date: '2026-11-02 08:00:00',
};

type Details = Output<'getQrCode'>;
type Statistics = NonNullable<Details['statistics']>;

export const noScans: Statistics = {
  clicks: 0,
  uniqueClicks: 0,
  topCountries: {},
  topReferrers: {},
  topBrowsers: {},
  topOs: {},
  socialCount: { facebook: 0, twitter: 0, instagram: 0 },
};

export const details = (statistics: Details['statistics']): Details => ({ ...row, statistics });

/** What the QR parts are handed: a background that draws for real and answers as set, and what it was asked. */
export function qrServices(answers: Answers = {}) {
  const fake = fakeServices({
    'account.known': () => null,
    ...answers,
  });
  const services: ResourceServices = {
    send: fake.services.send,
    account: createAccountClient(fake.services.send),
    requestOrigin: fake.services.requestOrigin,
  };
  return { ...fake, services };
}

/** Answers of the account API, by operation. */
export function accountAnswers(reads: Readonly<Record<string, () => unknown>>): Answers {
  return {
    'account.read': async ({ operation }) => ({
      value: await reads[operation]?.(),
      at: Date.now(),
    }),
  };
}

/** Draws something in a screen's frame, or something else in its place, until the test is over. */
export function draw(what: ComponentChildren) {
  const home = document.createElement('main');
  document.body.append(home);
  const show = (next: ComponentChildren) => render(<div class="screen">{next}</div>, home);
  show(what);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
  return { home, show };
}

/** Opens a code with these statistics. */
export function openCode(
  statistics: Parameters<typeof details>[0],
  more: Answers = {},
  shown = row,
) {
  const fake = qrServices({
    ...accountAnswers({ getQrCode: () => ({ ...details(statistics), ...shown, statistics }) }),
    ...more,
  });
  const { home } = draw(<QrDetail row={shown} services={fake.services} />);
  return { ...fake, home };
}
