import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { campaignParts } from '@/components/options/campaigns/campaign-detail';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { draw } from '../draw';

const campaign = {
  id: '3',
  name: 'Spring',
  public: true,
  rotator: 'https://short.example/r/spring',
  list: 'https://short.example/l/spring-3',
  views: 1234,
};

function open(changes: Partial<typeof campaign> | object = {}): HTMLElement {
  const { Detail } = campaignParts;
  if (Detail === undefined) throw new Error('a campaign has no page of its own');
  return draw(<Detail row={{ ...campaign, ...changes }} />);
}

describe('a campaign', () => {
  test('tells its addresses, which can be opened and copied', async () => {
    open();
    await expect
      .element(page.getByRole('link', { name: 'Open rotator' }))
      .toHaveAttribute('href', campaign.rotator);
    await expect
      .element(page.getByRole('link', { name: 'Open public list' }))
      .toHaveAttribute('href', campaign.list);
    await expect.element(page.getByText(campaign.rotator)).toBeVisible();
    await expect.element(page.getByText(campaign.list)).toBeVisible();
    await expect.element(page.getByText(asRead('1,234'))).toBeVisible();
    for (const [name, address] of [
      ['Copy rotator', campaign.rotator],
      ['Copy public list', campaign.list],
    ] as const) {
      let copied = '';
      const listen = (event: ClipboardEvent) =>
        (copied = event.clipboardData?.getData('text') ?? '');
      window.addEventListener('copy', listen, { once: true });
      await page.getByRole('button', { name }).click();
      await expect.poll(() => copied).toBe(address);
    }
    await expect.element(page.getByText('Copied', { exact: true }).last()).toBeVisible();
  });

  test('says so when the browser does not copy', async () => {
    const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    open();
    await page.getByRole('button', { name: 'Copy rotator' }).click();
    await expect.element(page.getByText('Couldn’t copy.')).toBeVisible();
    command.mockRestore();
    write.mockRestore();
  });

  test('without a rotator or a list says nothing of them', async () => {
    const home = open({ rotator: null, list: null, views: null });
    await expect.element(page.getByText('Links added with Curtail')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Rotator' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/public list/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Views' })).not.toBeInTheDocument();
    expect(home.querySelectorAll('button, a')).toHaveLength(1);
  });

  test('that is not public says what that does to its list', async () => {
    open({ public: false });
    await expect.element(page.getByText(/This campaign is private/)).toBeVisible();
  });

  test('keeps nobody out and fits', async () => {
    const home = open({ rotator: `https://short.example/r/${'x'.repeat(2000)}` });
    for (const width of [960, 320]) {
      await page.viewport(width, 640);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(home)).toEqual([]);
  });
});
