import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06_05_4b_50;
const entryOfDirectory = 0x02_01_4b_50;
const deflated = 8;

/** The files in a zip by their paths, as far as WXT's own zips go: one disk, less than 4 GB. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(signature(endOfDirectory));
  if (end === -1) throw new Error('This is no zip.');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === entryOfDirectory) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) files.set(name, contentAt(zip, at));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** What an entry of the directory leads to: its own header there may be of another length. */
function contentAt(zip: Buffer, entry: number): Buffer {
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === deflated ? inflateRawSync(content) : content;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
