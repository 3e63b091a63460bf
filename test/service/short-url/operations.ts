import type { ShortUrlOperation } from './operation.ts';
import { create } from './operations/create.ts';
import { info } from './operations/info.ts';
import { listActiveUrls } from './operations/list-active-urls.ts';
import { disable, enable } from './operations/switch-status.ts';

/** All operations of the short-URL API. */
export const shortUrlOperations: readonly ShortUrlOperation[] = [
  create,
  disable,
  enable,
  info,
  listActiveUrls,
];
