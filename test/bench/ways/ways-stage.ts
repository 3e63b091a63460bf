import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { windowFlags } from '../../desktop/chromium/launch-at.ts';
import { openDisplay, type Display } from '../../desktop/display/open-display.ts';
import { Person } from '../../desktop/display/person.ts';
import { allowHost } from '../../e2e/harness/chromium/allow-host.ts';
import { launchChromium } from '../../e2e/harness/chromium/launch-chromium.ts';
import { hostPattern } from '../../e2e/harness/host-pattern.ts';
import { startService, type RunningService } from '../../service/start-service.ts';
import { QuietBrowser } from '../browser/quiet-browser.ts';
import { buildInside } from '../stage/build-inside.ts';
import { connect } from '../stage/connect.ts';
import { addProbe } from '../stage/measured-copies.ts';
import { optionsPage } from '../stage/stage.ts';
import { copyProbeScript } from './copy-probe.ts';

/** A person at a display with a browser, whose Curtail is connected to a service. */
export interface WaysStage extends AsyncDisposable {
  readonly service: RunningService;
  readonly browser: QuietBrowser;
  readonly display: Display;
  readonly person: Person;
  /** The extension's id. */
  readonly id: string;
}

/** @param built the folder of the built extension */
export async function openWaysStage(built: string): Promise<WaysStage> {
  await using opened = new AsyncDisposableStack();
  const extension = await mkdtemp(join(tmpdir(), 'curtail-ways-'));
  opened.defer(async () => await rm(extension, { recursive: true, force: true }));
  await writeCopy(built, extension);
  const service = await startService({ profile: 'observed', rateLimit: 100_000 });
  opened.defer(async () => await service.close());
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const display = opened.use(await openDisplay());
  const person = opened.use(new Person(display));
  const { env } = display;
  const puppeteer = await launchChromium({ headless: false, env, flags: windowFlags });
  opened.defer(async () => await puppeteer.close());
  const id = await puppeteer.installExtension(extension);
  await allowHost(puppeteer, id, hostPattern(service.baseUrl));
  const browser = await QuietBrowser.from(puppeteer);
  await browser.inExtensionPage(optionsPage(id), (page) =>
    connect(page, { address: service.baseUrl, key, atOnce: true }),
  );
  await person.turnTo(browser.processId);
  const stack = opened.move();
  return {
    service,
    browser,
    display,
    person,
    id,
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  };
}

async function writeCopy(built: string, folder: string): Promise<void> {
  await cp(built, folder, { recursive: true });
  await buildInside(folder);
  await addProbe(join(folder, 'offscreen.html'), copyProbeScript);
}
