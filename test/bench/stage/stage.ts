import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { allowHost } from '../../e2e/harness/chromium/allow-host.ts';
import { launchChromium } from '../../e2e/harness/chromium/launch-chromium.ts';
import { hostPattern } from '../../e2e/harness/host-pattern.ts';
import { startService, type RunningService } from '../../service/start-service.ts';
import { QuietBrowser } from '../browser/quiet-browser.ts';
import { buildInside } from './build-inside.ts';
import { connect } from './connect.ts';
import { subjects, writeSubject, type Subject } from './measured-copies.ts';

/** A service, and a browser that has every subject in it, connected to the service. */
export interface Stage extends AsyncDisposable {
  readonly service: RunningService;
  readonly browser: QuietBrowser;
  /** The extensions' ids. */
  readonly ids: Readonly<Record<Subject, string>>;
}

/** @param built the folder of the built extension */
export async function openStage(built: string): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'curtail-bench-'));
  opened.defer(async () => await rm(folder, { recursive: true, force: true }));
  await buildInside(folder);
  const service = await startService({ profile: 'observed', rateLimit: 100_000 });
  opened.defer(async () => await service.close());
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const puppeteer = await launchChromium();
  opened.defer(async () => await puppeteer.close());

  const ids: Partial<Record<Subject, string>> = {};
  for (const subject of subjects) {
    const place = join(folder, subject);
    await writeSubject(subject, place, { built, inside: folder });
    const id = await puppeteer.installExtension(place);
    await allowHost(puppeteer, id, hostPattern(service.baseUrl));
    ids[subject] = id;
  }
  const browser = await QuietBrowser.from(puppeteer);
  for (const subject of subjects)
    await browser.inExtensionPage(optionsPage(ids[subject]), (page) =>
      connect(page, { address: service.baseUrl, key, atOnce: false }),
    );
  const stack = opened.move();
  return {
    service,
    browser,
    ids: ids as Record<Subject, string>,
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  };
}

export const optionsPage = (id: string | undefined): string =>
  `chrome-extension://${String(id)}/options.html`;
