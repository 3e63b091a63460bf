import { errorCorrection } from './error-correction';
import type { Version } from './versions';

/** The two codewords that fill up in turn what the data leaves. */
const padding = [0xec, 0x11] as const;

/** Bytes as the codewords of a version, with their error correction, in the order in which they are drawn. */
export function codewords(bytes: Uint8Array, version: Version): number[] {
  const parts = splitUp(frame(bytes, version), version.blocks);
  const correct = errorCorrection(version.correction);
  return [...interleave(parts), ...interleave(parts.map(correct))];
}

/** Mode (0100: bytes), count and bytes, then an end (0000) where there is room, then padding. */
function frame(bytes: Uint8Array, { data, countBits }: Version): Uint8Array {
  const head =
    countBits === 8
      ? [4, bytes.length >> 4, bytes.length & 15]
      : [
          4,
          bytes.length >> 12,
          (bytes.length >> 8) & 15,
          (bytes.length >> 4) & 15,
          bytes.length & 15,
        ];
  const halves = [...head, ...Array.from(bytes).flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const used = halves.length / 2;
  return Uint8Array.from({ length: data }, (_, at) =>
    at < used
      ? ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0)
      : (padding[(at - used) % 2] ?? 0),
  );
}

/** Blocks differ by one codeword at most; the longer ones come last. */
function splitUp(data: Uint8Array, count: number): Uint8Array[] {
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  let start = 0;
  return Array.from({ length: count }, (_, block) => {
    const end = start + short + (block >= firstLong ? 1 : 0);
    const part = data.subarray(start, end);
    start = end;
    return part;
  });
}

/** The first of each block, the second of each, and so on. */
function interleave(parts: readonly Uint8Array[]): number[] {
  const longest = parts.at(-1)?.length ?? 0;
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}
