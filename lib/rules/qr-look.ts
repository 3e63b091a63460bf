import type { QrLook, QrLooks } from '@/lib/model/qr-look';

/** Looks that a service's codes may be given with one press. */
export const mostPresets = 8;

/** Saved codes that keep a look of their own; the oldest gives way. */
const mostCodes = 100;

interface ChosenLook {
  /** The id of a saved code; null for a link's. */
  code: string | null;
  look: QrLook;
  presets?: QrLook[];
}

/** The looks of a service once one was chosen, which the next code begins with. */
export function withLook(before: QrLooks | null, { code, look, presets }: ChosenLook): QrLooks {
  const { [code ?? '']: _before, ...others } = before?.codes ?? {};
  const kept = Object.entries(others).slice(1 - mostCodes);
  return {
    last: look,
    presets: presets ?? before?.presets ?? [],
    codes: Object.fromEntries(code === null ? Object.entries(others) : [...kept, [code, look]]),
  };
}
