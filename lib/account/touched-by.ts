import type { Operation, Touched } from '@/lib/contract/operation';
import { operations, type ChangeName } from '@/lib/contract/operations';

/** The reads whose answers a change makes old. */
export function touchedBy(name: ChangeName): Touched {
  const operation: Operation = operations[name];
  return operation.touches ?? {};
}
