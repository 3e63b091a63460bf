import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../fixtures/find-violations';
import { connected, fakeServices } from './fake-services';
import { linkTo, pageOf } from './links/link-background';
import { openOptions } from './open-options';
import { openWithTwo, other } from './several-services';

const card = (name: string) => page.getByRole('link', { name, exact: true });
const menu = page.getByRole('button', { name: 'Switch service' });
const item = page.getByRole('menuitem', { name: 'Other links' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

const account = { 'account.known': () => null, 'domains.refresh': () => [] } as const;

beforeEach(async () => page.viewport(1280, 800));

test('one service has nothing to switch to, and no new link names it', async () => {
  const list = () => [{ id: connected.address, connection: connected, inUse: true }];
  const answers = { ...account, 'connection.get': () => connected, 'services.list': list };
  openOptions(fakeServices(answers).services, '#links/new');
  await expect.element(card('short.example Connected')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Destination URL', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Service:/)).not.toBeInTheDocument();
});

describe('with two services', () => {
  test('the card shows the mark of the one in use, and two keys switch', async () => {
    const { inputsOf } = openWithTwo('#preferences');
    await expect.element(card('short.example Connected')).toBeVisible();
    expect(document.querySelector('.connection-card .service-teal')).not.toBeNull();
    (menu.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item).toHaveFocus();
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Other links Connected')).toBeVisible();
    expect(document.querySelector('.connection-card .service-blue')).not.toBeNull();
    await expect.element(page.getByText('Switched to Other links')).toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
    expect(inputsOf('services.use')).toEqual([{ id: other.address }]);
  });

  test('what keeps it from switching is said', async () => {
    openWithTwo('#preferences', {
      'services.use': () => {
        throw new AppError({ code: 'timeout' });
      },
    });
    await menu.click();
    await item.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(card('short.example Connected')).toBeVisible();
  });

  test('the screen begins anew, at its list where it was at one of its items', async () => {
    const { inputsOf } = openWithTwo('#links/link/https%3A%2F%2Fshort.example%2Fa', {
      'link.get': () => null,
    });
    await menu.click();
    const before = inputsOf('links.list').length;
    await item.click();
    await expect.element(title('Links')).toBeVisible();
    await expect.poll(() => location.hash).toBe('#links');
    await expect.poll(() => inputsOf('links.list').length).toBeGreaterThan(before);
  });

  test('a switch made elsewhere is followed by who comes back', async () => {
    const { use } = openWithTwo();
    await expect.element(page.getByRole('button', { name: 'Invite a colleague' })).toBeVisible();
    use(other.address);
    dispatchEvent(new Event('focus'));
    await expect.element(card('Other links Connected')).toBeVisible();
  });

  describe('that nothing was sent is not said', () => {
    const refused = () => new AppError({ code: 'other_service', outcome: 'none' });
    const notice = page.getByText(/^Nothing was sent/);

    test('of what the page asked by itself', async () => {
      const { told: _told, ...link } = linkTo('a');
      const { use } = openWithTwo('#links', {
        'links.list': (query) => pageOf([link], query),
        'link.refresh': () => {
          use(other.address);
          throw refused();
        },
      });
      await expect.element(card('Other links Connected')).toBeVisible();
      await expect.element(notice).not.toBeInTheDocument();
    });

    test('at the next switch, of what was refused before it', async () => {
      const { inputsOf } = openWithTwo('#links/new', {
        ...account,
        'link.shorten': () => {
          throw refused();
        },
      });
      await page.getByLabelText('Destination URL', { exact: true }).fill('https://example.com/');
      const looks = inputsOf('connection.get').length;
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => inputsOf('connection.get').length).toBeGreaterThan(looks);
      await menu.click();
      await item.click();
      await expect.element(card('Other links Connected')).toBeVisible();
      await expect.element(notice).not.toBeInTheDocument();
    });
  });

  test('in a narrow window it is in the menu, and nothing is wider', async () => {
    await page.viewport(320, 640);
    openWithTwo('#preferences');
    await expect.element(title('Preferences')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.click();
    await expect.element(item).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('New link', () => {
  const field = (name: string) => page.getByLabelText(name, { exact: true });

  test('names the service that it is created on, and keeps what was typed on another one', async () => {
    openWithTwo('#links/new', account);
    await expect.element(page.getByText('Service: short.example')).toBeVisible();
    await field('Destination URL').fill('https://example.com/page');
    await menu.click();
    await item.click();
    await expect.element(page.getByText('Service: Other links')).toBeVisible();
    await expect.element(field('Destination URL')).toHaveValue('https://example.com/page');
  });
});
