import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { addressOfLink } from '@/components/options/links/place';
import type { LinkRecord } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { linkTo } from './link-background';
import { linkInfo, openLink } from './open-link';
import { button, inWideWindow, openLinks, status } from './open-links';

type Answers = NonNullable<Parameters<typeof openLink>[1]>;

const folderStep = (id: string) => ({
  kind: 'channel' as const,
  id,
  name: `Channel ${id}`,
  state: 'done' as const,
});

/** The color of the picture before a name. */
function colorBeside(name: string): string {
  const words = page.getByText(name, { exact: true }).first().element();
  const picture = words.closest('.link-chip, .filing-step')?.querySelector('.icon');
  return getComputedStyle(picture ?? words).color;
}

inWideWindow();

describe('filing', () => {
  test.each([
    ['row', openLinks],
    ['page', ([link]: LinkRecord[], answers: Answers) => openLink(link ?? linkTo('none'), answers)],
  ])(
    'into a channel has the color of that channel on the link’s %s, once it is known',
    async (_, open) => {
      const filing = ['1', '2'].map((id) => folderStep(id));
      const known = { items: [{ id: '1', name: 'Channel 1', color: '#D01010' }], nextPage: null };
      const { inputsOf } = open([linkTo('spring', { filing })], {
        'account.known': () => ({ value: known, at: 0 }),
      });
      await expect.element(page.getByText('Channel 1', { exact: true }).first()).toBeVisible();
      await expect.poll(() => colorBeside('Channel 1')).not.toBe(colorBeside('Channel 2'));
      expect(inputsOf('account.read')).toEqual([]);
    },
  );

  test('into a channel is a choice of those of the account, and known when its page is opened again', async () => {
    const link = linkTo('spring');
    let asked = 0;
    const { inputsOf } = openLink(link, {
      'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
      'link.getInfo': async () => (asked++ === 0 ? linkInfo(link) : new Promise<never>(() => {})),
    });
    await button('Add to channel').click();
    const select = page.getByLabelText('Channel', { exact: true });
    await expect.element(select).toHaveFocus();
    expect(await findViolations(document.body)).toEqual([]);
    await select.selectOptions('Friends');
    await button('Add').click();
    await expect.element(status('Added to channel Friends')).toBeVisible();
    const folder = { kind: 'channel', id: '2', name: 'Friends' };
    expect(inputsOf('link.file')).toEqual([{ shortUrl: link.shortUrl, linkId: '7', folder }]);
    await page.getByRole('main').getByRole('link', { name: 'Links', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Links' }).findElement();
    location.hash = addressOfLink(link.shortUrl);
    await expect.element(status('In channel Friends')).toBeVisible();
    await button('Add to channel').click();
    await expect.element(select).toMatchTextContent(/Letters/);
    await expect.element(select).not.toMatchTextContent(/Friends/);
  });

  test('that the service’s answer brings along is shown, and not offered again', async () => {
    const link = linkTo('spring');
    const filing = [{ ...folderStep('2'), name: 'Friends' }];
    openLink(link, { 'link.getInfo': () => linkInfo({ ...link, filing }) });
    await expect.element(status('In channel Friends')).toBeVisible();
    await button('Add to channel').click();
    const select = page.getByLabelText('Channel', { exact: true });
    await expect.element(select).toMatchTextContent(/Letters/);
    await expect.element(select).not.toMatchTextContent(/Friends/);
  });

  test('that failed, or was cut off, is tried again when somebody says so', async () => {
    const filing = [
      { kind: 'campaign', id: '1', name: 'Letters', state: 'failed' },
      { kind: 'channel', id: '2', name: 'Friends', state: 'wanted' },
    ] as const;
    const { inputsOf } = openLink(linkTo('spring', { filing: [...filing] }), {
      'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
    });
    await expect.element(status('Not added to channel Friends yet.')).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.poll(() => again.elements().length).toBe(2);
    expect(inputsOf('link.file')).toEqual([]);
    (again.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status('Added to campaign Letters')).toBeVisible();
    await expect.element(status('Added to channel Friends')).toBeVisible();
  });

  test.each([
    ['no number', {}, { id: null }, /Add this link on your service’s website/],
    [
      'no account API',
      {
        'connection.get': () => ({
          ...connected,
          apis: { ...connected.apis, account: 'absent' as const },
        }),
      },
      {},
      /doesn’t offer campaigns and channels/,
    ],
  ])('is not offered where it cannot be done: %s', async (_why, answers, parts, words) => {
    openLink(linkTo('spring', parts), answers);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(button('Add to channel').elements()).toEqual([]);
  });
});

describe('the code of a link', () => {
  test('is saved to the account, once', async () => {
    const { inputsOf } = openLink(linkTo('spring'), { 'qr.save': () => ({ id: '4' }) });
    await button('Save to account').click();
    await expect.element(page.getByText('Saved. View in QR codes.')).toBeVisible();
    (button('Saved').element() as HTMLElement).click();
    expect(inputsOf('qr.save')).toEqual([
      { shortUrl: 'https://short.example/spring', name: 'About spring' },
    ]);
  });

  test('is offered no place in an account that is not there', async () => {
    const apis = { ...connected.apis, account: 'absent' as const };
    openLink(linkTo('spring'), { 'connection.get': () => ({ ...connected, apis }) });
    await expect.element(page.getByText(/doesn’t offer campaigns and channels/)).toBeVisible();
    await expect.element(button('Save to account')).not.toBeInTheDocument();
  });
});
