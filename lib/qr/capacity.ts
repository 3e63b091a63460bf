import type { QrLevel } from '@/lib/model/qr-look';

/** Bytes in the largest code of a level. @source ISO/IEC 18004, table 7 (version 40) */
export const capacity: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

export const maxBytes = capacity.M;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
