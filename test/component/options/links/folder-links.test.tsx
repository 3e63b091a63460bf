import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FolderLinks } from '@/components/options/links/folders/folder-links';
import { addressOfLink } from '@/components/options/links/place';
import { AppError } from '@/lib/model/errors';
import type { FilingStep, LinkRecord } from '@/lib/model/link';
import { folderWord } from '@/lib/rules/link';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { draw } from '../draw';
import { connected, fakeServices } from '../fake-services';
import { linkTo, pageOf } from './link-background';
import { button, inWideWindow, openLinks, status } from './open-links';

inWideWindow();

const spring = { kind: 'campaign', id: '3', name: 'Spring' } as const;

const filed = (folder: Pick<FilingStep, 'kind' | 'id'> = spring): FilingStep => ({
  ...folder,
  name: 'An old name',
  state: 'done',
});

const visited = (visits: number | null) =>
  ({ at: 1, visits, lastAccessed: null, before: null, gone: false }) as const;

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

/** A page of a campaign over these links, which are filed as they are asked to be. */
function open(links: LinkRecord[], answers: Answers = {}) {
  const fake = fakeServices({
    'links.list': (query) =>
      query.words === folderWord(spring)
        ? pageOf(
            links.filter(({ filing }) => filing.length > 0),
            { ...query, words: '' },
          )
        : pageOf(links, query),
    'link.file': ({ shortUrl, folder }) => {
      const step: FilingStep = { ...folder, state: 'done' };
      const at = links.findIndex((link) => link.shortUrl === shortUrl);
      const link = links[at];
      if (link !== undefined) links[at] = { ...link, filing: [step] };
      return step;
    },
    ...answers,
  });
  const home = draw(<FolderLinks folder={spring} />, fake.services);
  return { ...fake, home };
}

const dialog = page.getByRole('dialog');
const box = (name: string) => dialog.getByRole('checkbox', { name: `About ${name}`, exact: true });
const add = dialog.getByRole('button', { name: 'Add links' });

describe('the page of a campaign', () => {
  test('lists the links that were filed there, with their visits and the sum, and says that there may be more', async () => {
    const { home } = open([
      linkTo('one', { filing: [filed()], told: visited(1200) }),
      linkTo('two', { filing: [filed()], told: visited(84) }),
      linkTo('three', { filing: [filed()], told: visited(null) }),
      linkTo('other', { filing: [filed({ kind: 'channel', id: '3' })] }),
      linkTo('left', { filing: [{ ...filed(), state: 'failed' }] }),
    ]);
    await expect
      .element(page.getByText(asRead('3 links, 1,284 visits, 1 with unknown visits')))
      .toBeVisible();
    await expect.element(page.getByText('Your service may have more.')).toBeVisible();
    expect([...home.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(
      ['one', 'two', 'three'].map((name) => addressOfLink(`https://short.example/${name}`)),
    );
    await expect.element(page.getByText(asRead('1,200 visits'))).toBeVisible();
    expect(await findViolations(home)).toEqual([]);
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  test('lists what an earlier version filed, which is found by the campaign’s name', async () => {
    open([], {
      'links.list': (query) =>
        pageOf(
          query.words === 'Spring' ? [linkTo('one', { filing: [filed()] }), linkTo('Spring')] : [],
          { ...query, words: '' },
        ),
    });
    await expect.element(page.getByText('1 link, 3 visits')).toBeVisible();
  });

  test('takes several links at once, found by several searches, each once', async () => {
    const links = [linkTo('one'), linkTo('two'), linkTo('three', { filing: [filed()] })];
    const { inputsOf } = open(links);
    await button('Add links').click();
    await expect.element(dialog).toHaveAccessibleName('Add links to Spring');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await expect.element(box('one')).toBeVisible();
    await expect.element(box('three')).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.keyboard('one');
    await expect.element(box('two')).not.toBeInTheDocument();
    await box('one').click();
    await page.getByRole('searchbox').fill('two');
    await box('two').click();
    await expect.element(dialog.getByText('2 links selected')).toBeVisible();
    await add.click();
    await expect.element(status('2 links added')).toBeVisible();
    await expect.element(page.getByText('3 links, 9 visits')).toBeVisible();
    expect(inputsOf('link.file')).toEqual(
      ['one', 'two'].map((name) => ({
        shortUrl: `https://short.example/${name}`,
        linkId: '7',
        folder: spring,
      })),
    );
    await expect.element(button('Add links')).toHaveFocus();
  });

  test('says which link was not added and why, and tries that one again', async () => {
    let isDown = true;
    const { inputsOf } = open([linkTo('one'), linkTo('two')], {
      'link.file': ({ shortUrl, folder }) => {
        if (isDown && shortUrl.endsWith('two')) throw new AppError({ code: 'server_error' });
        return { ...folder, state: 'done' };
      },
    });
    await button('Add links').click();
    await box('one').click();
    await box('two').click();
    await add.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/short\.example\/two/);
    await expect.element(dialog.getByRole('alert')).not.toMatchTextContent(/short\.example\/one/);
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status('2 links added')).toBeVisible();
    expect(inputsOf('link.file')).toHaveLength(3);
  });

  test('waits for the rate limit between two links, and can be stopped', async () => {
    const { inputsOf } = open([linkTo('one'), linkTo('two'), linkTo('three')], {
      'link.file': ({ shortUrl, folder }) => {
        if (!shortUrl.endsWith('two')) return { ...folder, state: 'done' };
        throw new AppError({ code: 'rate_limited', until: Date.now() + 60_000, outcome: 'none' });
      },
    });
    await button('Add links').click();
    for (const name of ['one', 'two', 'three']) await box(name).click();
    await add.click();
    await expect.element(dialog.getByText('1 of 3…')).toBeVisible();
    await expect.element(dialog.getByText(/Rate limit reached\. Continuing in/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.element(status('1 link added')).toBeVisible();
    expect(inputsOf('link.file')).toHaveLength(2);
  });
});

describe('a row of the list of links', () => {
  const folders = (names: readonly string[]) => ({
    items: names.map((name, i) => ({ id: String(i + 1), name })),
    total: names.length,
    nextPage: null,
  });

  const openList = (links: LinkRecord[], answers: Answers = {}) =>
    openLinks(links, {
      'connection.get': () => connected,
      'account.known': () => null,
      'account.read': () => ({ value: folders(['Spring', 'Autumn']), at: Date.now() }),
      'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
      ...answers,
    });

  const choose = async () => {
    await button('More actions for short.example/one').click();
    await page.getByRole('menuitem', { name: 'Add to campaign or channel' }).click();
  };

  test('is added to a campaign in a dialog', async () => {
    const filing = [{ ...filed({ kind: 'campaign', id: '2' }), name: 'Autumn' }];
    const { inputsOf } = openList([linkTo('one', { filing })]);
    await choose();
    await expect.element(dialog).toHaveAccessibleName('Add to campaign or channel');
    const select = dialog.getByLabelText('Campaign');
    (select.element() as HTMLElement).focus();
    await expect.element(select).toMatchTextContent(/Spring/);
    await expect.element(select).not.toMatchTextContent(/Autumn/);
    await select.selectOptions('Spring');
    await expect.element(dialog.getByText('Moves the link from Autumn.')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(status('Added to campaign Spring')).toBeVisible();
    expect(inputsOf('link.file')).toMatchObject([{ folder: { kind: 'campaign', id: '1' } }]);
  });

  test('is offered no place in an account that is not there', async () => {
    const apis = { ...connected.apis, account: 'absent' as const };
    openList([linkTo('one')], { 'connection.get': () => ({ ...connected, apis }) });
    await button('More actions for short.example/one').click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    await expect
      .element(page.getByRole('menuitem', { name: 'Add to campaign or channel' }))
      .not.toBeInTheDocument();
  });

  test('leads to where it is filed', async () => {
    openList([linkTo('one', { filing: [filed()] })]);
    await expect
      .element(page.getByRole('link', { name: 'In campaign An old name' }))
      .toHaveAttribute('href', '#campaigns/3');
  });
});
