import type { LinkInfo } from '@/lib/model/link';

import { accountLists, overAccount } from './account-only';
import { linkTo } from './link-background';
import { linkInfo, openLink } from './open-link';
import { button } from './open-links';

export const link = linkTo('spring');

export const extras = { title: 'Spring', description: 'All of it', type: null, pixels: null };

export const elsewhere = 'https://example.com/elsewhere';

export const moved = linkInfo({ ...link, longUrl: elsewhere }, { extras });

/** Opens the place of a link that can be edited, over a service that takes every change. */
export const openEditable = (
  answers: Parameters<typeof openLink>[1] = {},
  info: LinkInfo = linkInfo(link, { extras }),
) =>
  openLink(info.link, {
    'connection.get': () => overAccount,
    'link.getInfo': () => info,
    ...accountLists,
    'link.edit': () => ({ info: moved, differing: [], untold: [] }),
    ...answers,
  });

export const edit = async () => button('Edit').click();

export const save = async () => button('Save changes').click();
