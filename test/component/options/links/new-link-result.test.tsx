import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { linkTo, pageOf } from './link-background';
import { button, inWideWindow, row, status } from './open-links';
import {
  code,
  destination,
  field,
  heading,
  link,
  making,
  openNewLink,
  submit,
} from './open-new-link';

inWideWindow();

describe('what came of the form', () => {
  test('the list has the link, and New link begins with a blank form', async () => {
    const { shortened } = openNewLink();
    await submit();
    await button('New link').click();
    await expect.element(field('Destination URL')).toHaveValue('');
    await expect.element(field('Destination URL')).toHaveFocus();
    await submit('https://example.com/other');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened().map(({ url }) => url)).toEqual([destination, 'https://example.com/other']);
    await page.getByRole('main').getByRole('link', { name: 'Links' }).click();
    await expect.element(row('About spring').first()).toBeVisible();
  });

  test('a link that there was is given, and another one made only for who asks for it', async () => {
    const { links, make } = making();
    const { shortened } = openNewLink({
      'links.list': (query) => pageOf(links, query),
      'link.shorten': (request) =>
        request.again ? make(request) : { how: 'existing', link: linkTo('before') },
    });
    await submit();
    await expect
      .element(page.getByText('This link already existed, so no new one was created.'))
      .toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await button('Create another').click();
    await expect.element(status('Copied https://short.example/spring')).toBeInTheDocument();
    expect(shortened().map(({ again }) => again)).toEqual([false, true]);
  });

  test('a link is added to the campaign that was chosen', async () => {
    const spring = { kind: 'campaign', id: '1', name: 'Spring', state: 'wanted' } as const;
    const { inputsOf } = openNewLink({
      'link.shorten': () => ({ how: 'created', link: linkTo('spring', { filing: [spring] }) }),
      'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
    });
    await submit();
    await expect.element(page.getByRole('list', { name: 'Campaigns and channels' })).toBeVisible();
    await expect.poll(() => inputsOf('link.file')).toHaveLength(1);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('a link that does not work any more is not passed off as one that does', async () => {
    const dead = linkTo('before', { status: 'disabled' });
    openNewLink({
      'link.shorten': () => ({ how: 'existing', link: linkTo('before') }),
      'link.check': () => ({ works: false, moved: false, link: dead }),
    });
    await submit();
    await expect.element(heading('This link doesn’t work')).toBeVisible();
    await expect.element(button('Create a new one')).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
  });

  test('Copy is what is left to do where copying failed', async () => {
    openNewLink({}, { copyText: async () => false });
    await submit();
    await expect.element(heading('Couldn’t copy. Select Copy.')).toBeVisible();
    await expect.element(button('Copy')).toHaveClass('button-primary');
  });

  test('a private window’s link has no page of its own', async () => {
    const { shortened, inputsOf } = openNewLink({}, { isPrivate: true });
    await submit();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toMatchObject([{ tabId: null }]);
    expect(inputsOf('draft.save')).toEqual([]);
    await expect.element(link('Details')).not.toBeInTheDocument();
  });
});
