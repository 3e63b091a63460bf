import { render } from 'preact';
import { onTestFinished } from 'vitest';

import { comeBack } from '@/components/options/panel/come-back';
import type { Beside } from '@/components/options/panel/page-beside';
import { PanelApp } from '@/components/options/panel/panel-app';
import type { LinkRecord } from '@/lib/model/link';
import type { PageBeside } from '@/lib/platform/panel';

import { connected, fakeServices } from '../fake-services';
import { pageOf } from '../links/link-background';
import { making } from '../links/open-new-link';

type Fake = Parameters<typeof fakeServices>;

export const article = { url: 'https://news.example/article', title: 'An article' };
export const other = { url: 'https://news.example/other', title: 'Another one' };
export const hidden = { url: '', title: '' };

/** Draws the panel beside a page, which `goTo` makes another one, over a service that makes every link. */
export function openPanel(
  first: PageBeside,
  {
    answers,
    browser,
    before = [],
  }: { answers?: Fake[0]; browser?: Fake[1]; before?: LinkRecord[] } = {},
) {
  const made = making();
  const fake = fakeServices(
    {
      'connection.get': () => connected,
      'links.list': (query) => pageOf([...made.links.toReversed(), ...before], query),
      'link.shorten': made.make,
      'bulk.get': () => null,
      'account.known': () => null,
      ...answers,
    },
    browser,
  );
  const pages = { beside: first, look: () => undefined as void };
  const beside: Beside = {
    read: async () => pages.beside,
    listen: (look) => {
      pages.look = look;
      return () => undefined;
    },
  };
  const home = document.createElement('div');
  document.body.append(home);
  render(<PanelApp services={fake.services} beside={beside} />, home);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
  return {
    ...fake,
    links: made.links,
    goTo: (page: PageBeside) => {
      pages.beside = page;
      pages.look();
    },
    /** A link is made elsewhere, or another service put to use. */
    change: comeBack,
  };
}
