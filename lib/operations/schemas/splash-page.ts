import { z } from '@/lib/model/z';

import { id, text, time } from './tolerant';

/** @source service-api.md, "Custom splash page" */
export const splashPage = z.object({ id, name: text, date: time });
