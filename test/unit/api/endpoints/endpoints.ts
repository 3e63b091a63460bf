import { changeEndpoints } from './change-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { readEndpoints } from './read-endpoints.ts';
import { shortUrlEndpoints } from './short-url-endpoints.ts';

/** Every endpoint of the API document. */
export const endpoints: Endpoint[] = [...readEndpoints, ...changeEndpoints, ...shortUrlEndpoints];
