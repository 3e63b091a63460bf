import type { ApiState } from '@/lib/model/connection';

/** Whether an API is worth asking: it is there, or nothing said yet that it is not. */
export const mayBeOffered = (state: ApiState | undefined): boolean =>
  state === 'available' || state === 'unknown';
