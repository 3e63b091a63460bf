import { type ComponentChildren, render } from 'preact';
import { onTestFinished } from 'vitest';

import { QrDetail } from '@/components/options/qr/qr-detail';
import type { OptionsServices } from '@/components/ui/services';
import type { Output } from '@/lib/operations/operations';
import { saveFile } from '@/lib/platform/save-file';
import type { QrRow } from '@/lib/resources/qr-codes';

import { fakeServices } from '../fake-services';
import { PageAround } from '../page-around';

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

/** What the QR parts are handed: a background that answers as set and what it was asked, and a browser that saves files. */
export function qrServices(answers: Answers = {}) {
  return fakeServices({ 'account.known': () => null, ...answers }, { saveFile });
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
export function draw(what: ComponentChildren, services: OptionsServices) {
  const home = document.createElement('main');
  document.body.append(home);
  const show = (next: ComponentChildren) =>
    render(
      <PageAround services={services}>
        <div class="screen">{next}</div>
      </PageAround>,
      home,
    );
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
  const { home } = draw(<QrDetail row={shown} />, fake.services);
  return { ...fake, home };
}
