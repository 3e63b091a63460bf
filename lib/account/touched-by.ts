import type { Operation, Touched } from '@/lib/operations/operation';
import { type ChangeName, operations } from '@/lib/operations/operations';

/** The reads whose answers a change makes old. */
export function touchedBy(name: ChangeName): Touched {
  const operation: Operation = operations[name];
  return operation.touches ?? {};
}
