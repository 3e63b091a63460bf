import { id, text, time } from './tolerant';
import { z } from './z';

/** @source service-api.md, "Custom splash page" */
export const splashPage = z.object({ id, name: text, date: time });
