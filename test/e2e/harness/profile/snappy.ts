/**
 * Unpacks one block of Google's Snappy, as LevelDB has them.
 * @source https://github.com/google/snappy/blob/main/format_description.txt
 */
export function unsnappy(packed: Buffer): Buffer {
  const length = readVarint(packed, 0);
  const unpacked = Buffer.alloc(length.value);
  let [from, to] = [length.next, 0];
  while (from < packed.length) {
    const tag = packed.readUInt8(from);
    const isCopy = (tag & 3) !== 0;
    const part = isCopy ? copyAt(packed, from) : literalAt(packed, from);
    if (isCopy)
      // Byte by byte, as a copy may read what it has just written.
      for (let i = 0; i < part.length; i += 1)
        unpacked.writeUInt8(unpacked.readUInt8(to + i - part.offset), to + i);
    else packed.copy(unpacked, to, part.next - part.length, part.next);
    to += part.length;
    from = part.next;
  }
  if (to !== length.value) throw new Error('The block ends too early.');
  return unpacked;
}

interface Part {
  length: number;
  /** How far back a copy begins; 0 for a literal. */
  offset: number;
  next: number;
}

function literalAt(packed: Buffer, at: number): Part {
  const size = packed.readUInt8(at) >> 2;
  const extra = Math.max(0, size - 59);
  const length = (extra === 0 ? size : packed.readUIntLE(at + 1, extra)) + 1;
  return { length, offset: 0, next: at + 1 + extra + length };
}

function copyAt(packed: Buffer, at: number): Part {
  const tag = packed.readUInt8(at);
  if ((tag & 3) === 1) {
    const offset = ((tag & 0xe0) << 3) | packed.readUInt8(at + 1);
    return { length: ((tag >> 2) & 7) + 4, offset, next: at + 2 };
  }
  const bytes = (tag & 3) === 2 ? 2 : 4;
  return {
    length: (tag >> 2) + 1,
    offset: packed.readUIntLE(at + 1, bytes),
    next: at + 1 + bytes,
  };
}

/** A number of LevelDB and Snappy: seven bits a byte, the least first. */
export function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let [value, factor, next] = [0, 1, at];
  for (;;) {
    const byte = bytes.readUInt8(next);
    value += (byte & 0x7f) * factor;
    factor *= 128;
    next += 1;
    if (byte < 0x80) return { value, next };
  }
}
