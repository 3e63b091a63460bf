import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Bulk } from '@/lib/model/run';

import { sampleBulk } from '../../../fixtures/bulk';
import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { linkTo, manyLinks } from '../links/link-background';
import { button, drawn, nameOfLink, status } from '../links/open-links';
import { field, heading, link } from '../links/open-new-link';
import { article, hidden, openPanel, other } from './open-panel';

beforeEach(async () => page.viewport(320, 800));

const destination = field('Destination URL');
const usePage = button('Use this page’s URL');

describe('the form', () => {
  test('goes with the page, and makes nothing by itself', async () => {
    const { goTo, inputsOf, calls } = openPanel(article);
    await expect.element(destination).toHaveValue(article.url);
    await expect.element(page.getByText(article.title)).toBeVisible();
    await expect.element(heading('Recent links')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    const before = calls.messages.length;
    goTo(other);
    await expect.element(destination).toHaveValue(other.url);
    goTo({ url: 'chrome://settings/', title: 'Settings' });
    await expect.element(page.getByText(/Browser pages can’t be shortened/)).toBeVisible();
    await expect.element(destination).toHaveValue('');
    goTo(article);
    await expect.element(destination).toHaveValue(article.url);
    expect(calls.messages.slice(before)).toEqual([]);
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([article]);
  });

  test.each([
    ['Destination URL', 'https://typed.example/'],
    ['Alias', 'spring'],
    ['Password', 'open~sesame'],
  ])('stays as it is once %s was typed, until the page is asked for', async (name, text) => {
    const { goTo } = openPanel(article, { answers: { 'alias.check': () => true } });
    await expect.element(destination).toHaveValue(article.url);
    await userEvent.fill(field(name), text);
    const typed = name === 'Destination URL' ? text : article.url;
    goTo(other);
    await usePage.click();
    await expect.element(destination).toHaveValue(other.url);
    goTo({ ...other, title: 'Renamed' });
    await expect.element(page.getByText('Renamed')).toBeVisible();
    await userEvent.fill(destination, typed);
    goTo(article);
    await expect.element(page.getByText(article.title)).toBeVisible();
    await expect.element(destination).toHaveValue(typed);
  });

  test('asks for a page that the browser hides, and takes it as soon as it may', async () => {
    const { goTo, calls } = openPanel(hidden);
    await expect.element(page.getByText(/Nothing is sent until you create a link/)).toBeVisible();
    await expect.element(destination).toHaveValue('');
    goTo(hidden);
    expect(calls.permissions).toEqual([]);
    goTo(article);
    await expect.element(destination).toHaveValue(article.url);
  });

  test('takes the page on the press that allows it', async () => {
    const panel = openPanel(hidden, {
      browser: {
        requestPermission: async (permission) => {
          panel.calls.permissions.push(permission);
          panel.goTo(article);
          return true;
        },
      },
    });
    await userEvent.fill(destination, 'https://typed.example/');
    await usePage.click();
    await expect.element(destination).toHaveValue(article.url);
    expect(panel.calls.permissions).toEqual(['tabs']);
  });

  test('stays blank where that is refused, and says so', async () => {
    openPanel(hidden, { browser: { requestPermission: async () => false } });
    await usePage.click();
    await expect
      .element(status('Permission wasn’t given. You can paste a URL instead.'))
      .toBeVisible();
    await expect.element(destination).toHaveValue('');
    await expect.element(usePage).toBeVisible();
  });
});

test('a result stays whatever page comes, until the user goes on', async () => {
  const { goTo } = openPanel(article);
  await expect.element(destination).toHaveValue(article.url);
  await button('Shorten').click();
  await expect.element(heading('Copied to clipboard')).toBeVisible();
  goTo(other);
  await drawn();
  await expect.element(heading('Copied to clipboard')).toBeVisible();
  await button('New link').click();
  await expect.element(destination).toHaveValue(other.url);
});

describe('the links', () => {
  test('are the newest, searched as they are typed, and lead to a tab', async () => {
    openPanel(hidden, { before: [linkTo('spring'), linkTo('autumn')] });
    await expect.element(nameOfLink('autumn')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'spri');
    await expect.element(status('1 link for “spri”')).toBeVisible();
    await expect.element(nameOfLink('autumn')).not.toBeInTheDocument();
    const details = nameOfLink('spring');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await details.click();
    await expect
      .element(details)
      .toHaveAttribute('href', '/options.html#links/link/https%3A%2F%2Fshort.example%2Fspring');
    await expect.element(details).toHaveAttribute('target', '_blank');
  });

  test('that are made elsewhere join them, but not under the pointer', async () => {
    const { links, change } = openPanel(hidden, { before: manyLinks(2) });
    await nameOfLink('n1').hover();
    links.push(linkTo('elsewhere'));
    change();
    await drawn();
    await expect.element(nameOfLink('elsewhere')).not.toBeInTheDocument();
    await heading('Recent links').hover();
    await expect.element(nameOfLink('elsewhere')).toBeVisible();
  });

  test('and the list under way are not shown in a private window', async () => {
    openPanel(article, { before: manyLinks(1), browser: { isPrivate: true } });
    await expect.element(destination).toHaveValue(article.url);
    await expect.element(heading('Recent links')).not.toBeInTheDocument();
  });
});

test('a list under way is followed to its end, which stays in sight', async () => {
  const jobs: { now: Bulk } = { now: sampleBulk({ total: 40, made: 12 }) };
  openPanel(article, { answers: { 'bulk.get': () => jobs.now } });
  await expect.element(heading('Creating 40 links')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '12');
  jobs.now = sampleBulk({ total: 40, made: 40, state: 'done', endedAt: 1 });
  await expect.element(status('40 links created')).toBeVisible();
  await expect.element(link('Bulk shorten')).toBeVisible();
});

test('a list that had ended before is not shown', async () => {
  openPanel(article, { answers: { 'bulk.get': () => sampleBulk({ state: 'done' }) } });
  await expect.element(heading('Recent links')).toBeVisible();
  await drawn();
  await expect.element(link('Bulk shorten')).not.toBeInTheDocument();
});

describe('without a service', () => {
  test('there is the way to connect one, and once there is one, the form', async () => {
    const connection = { now: null as typeof connected | null };
    const { change } = openPanel(article, { answers: { 'connection.get': () => connection.now } });
    await expect.element(link('Connect')).toHaveAttribute('href', '#connect');
    await expect.element(destination).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
    connection.now = connected;
    change();
    await expect.element(destination).toHaveValue(article.url);
  });

  test('access to it is asked for', async () => {
    openPanel(article, { browser: { hasOrigin: async () => false } });
    await expect.element(button('Allow access')).toBeVisible();
  });
});
