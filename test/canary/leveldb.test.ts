import { describe, expect, it } from 'vitest';

import { contentOfLog, contentOfTable, isWholeTable } from '../e2e/harness/profile/leveldb.ts';
import { unsnappy } from '../e2e/harness/profile/snappy.ts';

const text = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

describe('what a browser keeps in its databases is read', () => {
  it('unpacked: texts, and copies of what came before', () => {
    // 3 characters as they are, 6 that begin 3 back, 5 that begin 2 back.
    expect(unsnappy(text([14, 2 << 2], 'abc', [(2 << 2) | 1, 3, (4 << 2) | 2, 2, 0]))).toEqual(
      text('abcabcabcbcbcb'),
    );
  });

  it('without the headers that cut a log into blocks', () => {
    const record = (content: string): Buffer => text([0, 0, 0, 0, content.length, 0, 1], content);
    const first = Buffer.concat([record('a secret th'), Buffer.alloc(32_768 - 18)]);
    first.writeUInt16LE(0, 22);
    const log = Buffer.concat([first, record('at goes on')]);
    expect(contentOfLog(log).toString()).toContain('a secret that goes on');
  });

  it('with keys in full, of which a table stores the end alone', () => {
    const restarts = [0, 0, 0, 0, 1, 0, 0, 0];
    const block = text([0, 4, 1], 'page1', [3, 1, 1], 'x2', restarts);
    const handle = [0, block.length];
    const index = text([0, 1, 2], 'z', handle, restarts);
    const at = block.length + 5;
    const footer = Buffer.alloc(48);
    footer.set([0, 0, at, index.length]);
    footer.set([0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb], 40);
    const trailer = Buffer.alloc(5);
    const table = Buffer.concat([block, trailer, index, trailer, footer]);
    expect(contentOfTable(table).toString()).toBe('page1pagx2');
    expect([table, table.subarray(0, -1)].map(isWholeTable)).toEqual([true, false]);
  });
});
