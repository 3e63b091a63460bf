import { changeEndpoints } from './change-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { readEndpoints } from './read-endpoints.ts';
import { shortUrlEndpoints } from './short-url-endpoints.ts';

/** Every endpoint of the API document, and those for links that some account APIs have besides. */
export const endpoints: Endpoint[] = [
  ...readEndpoints,
  ...changeEndpoints,
  ...linkEndpoints,
  ...shortUrlEndpoints,
];
