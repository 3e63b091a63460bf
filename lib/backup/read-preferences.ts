import { checkTemplate } from '@/lib/copy/copy-template';
import type { ExportedPreferences } from '@/lib/model/export-file';
import { defaultPreferences as defaults, preferences } from '@/lib/model/preferences';
import { z } from '@/lib/model/z';
import { trackingKinds } from '@/lib/rules/url/tracking-kinds';

import { textUpTo } from './fields';

const { toolbar, shortPart, copyFormat, menu, tick, notifications, expiryNotes } =
  preferences.shape;

/** Kinds that this version does not know would never be looked at, nor go away. */
const tracking = z.pipe(
  z.record(textUpTo(100), z.boolean()),
  z.transform((switches) =>
    Object.fromEntries(
      trackingKinds.flatMap(({ kind }) => {
        const isOn = Object.hasOwn(switches, kind) ? switches[kind] : undefined;
        return isOn === undefined ? [] : [[kind, isOn]];
      }),
    ),
  ),
);

/** Preferences out of a file: what it does not have is as it is by default. */
export const exportedPreferences: z.ZodMiniType<ExportedPreferences> = z.object({
  toolbar: z._default(toolbar, defaults.toolbar),
  shortPart: z._default(shortPart, defaults.shortPart),
  tracking: z._default(tracking, defaults.tracking),
  copyFormat,
  copyTemplate: z._default(
    z.string().check(z.refine((template) => checkTemplate(template) === undefined)),
    defaults.copyTemplate,
  ),
  menu,
  tick,
  notifications,
  expiryNotes,
});
