import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** How the modules of a code, or its three corners, are drawn. */
const shape = lazy(() => z.literal(['square', 'rounded', 'round']));

/** `#rrggbb`, so that it stands in an SVG as it is. */
const color = lazy(() => z.string().check(z.refine((text) => /^#[\da-f]{6}$/i.test(text))));

/** A PNG as a data URL, which holds nothing to escape; blank for none. */
const logo = lazy(() =>
  z
    .string()
    .check(z.refine((text) => /^(?:data:image\/png;base64,[\w+/]{1,100000}=*)?$/.test(text))),
);

export const qrLook = lazy(() =>
  z.object({
    foreground: color(),
    background: color(),
    /** Nothing is drawn behind it; the background is what it is tried on. */
    transparent: z.boolean(),
    modules: shape(),
    corners: shape(),
    /** Of error correction: 7, 15, 25 and 30 % may be damaged. */
    level: z.literal(['L', 'M', 'Q', 'H']),
    /** The quiet zone, in modules. */
    margin: z.number().check(z.refine((modules) => modules >= 0 && modules <= 8)),
    logo: logo(),
  }),
);

export type QrLook = Infer<typeof qrLook>;

export type QrShape = QrLook['modules'];

export type QrLevel = QrLook['level'];

/** Of a service: the one used last, those that were kept, and those of saved codes by their ids. */
export const qrLooks = lazy(() =>
  z.object({
    last: qrLook(),
    presets: z.array(qrLook()),
    codes: z.catchall(z.object({}), qrLook()),
  }),
);

export type QrLooks = Infer<typeof qrLooks>;
