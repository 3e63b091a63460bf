import { type ExportHead, exportFormat } from '@/lib/model/export-file';
import type { MovingProblem } from '@/lib/model/moving';
import { z } from '@/lib/model/z';

import { base64Bytes, isoTime, serviceAddress } from './fields';
import { pathOf } from './path-of';
import { exportedPreferences } from './read-preferences';

/** So few that a guess costs next to nothing, or so many that the background would not come back, are not taken. */
const iterations = z.int().check(z.minimum(100_000), z.maximum(10_000_000));

const sealedKey = z.object({
  cipher: z.literal('AES-GCM'),
  derivation: z.literal('PBKDF2-SHA-256'),
  iterations,
  salt: base64Bytes(16, 64),
  iv: base64Bytes(12, 12),
  data: base64Bytes(17, 1024),
});

const exportHead: z.ZodMiniType<ExportHead> = z.object({
  format: z.literal(exportFormat.format),
  version: z.literal(exportFormat.version),
  exportedAt: isoTime,
  preferences: z.nullable(exportedPreferences),
  connection: z.nullable(z.object({ address: serviceAddress, key: z.nullable(sealedKey) })),
});

const named = z.object({
  format: z.literal(exportFormat.format),
  version: z.optional(z.unknown()),
});

/** Everything of a file but its links, or why it cannot be imported. */
export function readHead(value: unknown): { head: ExportHead } | { problem: MovingProblem } {
  const name = named.safeParse(value);
  if (!name.success) return problem('foreign', '');
  const { version } = name.data;
  if (typeof version === 'number' && version !== exportFormat.version) {
    return problem(version < exportFormat.version ? 'older' : 'newer', 'version');
  }
  const { success, data, error } = exportHead.safeParse(value);
  return success ? { head: data } : problem('damaged', pathOf(error));
}

const problem = (kind: MovingProblem['kind'], path: string): { problem: MovingProblem } => ({
  problem: { kind, path, link: null },
});
