import { readVarint, unsnappy } from './snappy.ts';

/**
 * What a log of LevelDB holds, without the headers that cut it into blocks. What was deleted stays in it until it is
 * compacted.
 * @source https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
export function contentOfLog(file: Buffer): Buffer {
  const [blockSize, headerSize] = [32_768, 7];
  const parts: Buffer[] = [];
  for (let block = 0; block < file.length; block += blockSize) {
    const end = Math.min(block + blockSize, file.length);
    let at = block;
    while (at + headerSize <= end) {
      const length = file.readUInt16LE(at + 4);
      parts.push(file.subarray(at + headerSize, Math.min(at + headerSize + length, end)));
      at += headerSize + length;
    }
  }
  return Buffer.concat(parts);
}

const tableMagic = Buffer.from('57fb808b247547db', 'hex');

/** Whether a table is written to its end, which a browser at work does bit by bit. */
export const isWholeTable = (file: Buffer): boolean =>
  file.length >= 48 && file.subarray(-8).equals(tableMagic);

/**
 * The keys and values in a table of LevelDB, unpacked, each key in full.
 * @source https://github.com/google/leveldb/blob/main/doc/table_format.md
 */
export function contentOfTable(file: Buffer): Buffer {
  const footer = file.length - 48;
  const metaindex = handleAt(file, footer);
  const index = handleAt(file, metaindex.next);
  const entries = entriesOf(blockOf(file, index));
  const blocks = entries.map(({ value }) => blockOf(file, handleAt(value, 0)));
  return Buffer.concat(
    blocks.flatMap((block) => entriesOf(block).flatMap(({ key, value }) => [key, value])),
  );
}

/** Where a block is. */
interface Handle {
  offset: number;
  size: number;
  next: number;
}

function handleAt(bytes: Buffer, at: number): Handle {
  const offset = readVarint(bytes, at);
  const size = readVarint(bytes, offset.next);
  return { offset: offset.value, size: size.value, next: size.next };
}

function blockOf(file: Buffer, { offset, size }: Handle): Buffer {
  const block = file.subarray(offset, offset + size);
  const isPacked = file.readUInt8(offset + size) === 1;
  return isPacked ? unsnappy(block) : block;
}

/** Keys share their beginning with the key before. */
function entriesOf(block: Buffer): { key: Buffer; value: Buffer }[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const end = block.length - 4 - 4 * restarts;
  const entries: { key: Buffer; value: Buffer }[] = [];
  let [at, before] = [0, Buffer.alloc(0)];
  while (at < end) {
    const shared = readVarint(block, at);
    const own = readVarint(block, shared.next);
    const length = readVarint(block, own.next);
    const valueAt = length.next + own.value;
    const key = Buffer.concat([
      before.subarray(0, shared.value),
      block.subarray(length.next, valueAt),
    ]);
    at = valueAt + length.value;
    entries.push({ key, value: block.subarray(valueAt, at) });
    before = key;
  }
  return entries;
}
