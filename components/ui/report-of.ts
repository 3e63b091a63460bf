import { AppError, type ErrorReport } from '@/lib/contract/errors';

/** What a caught failure may tell a page. Whatever is not our own error is a defect, and its text is kept back. */
export function reportOf(failure: unknown): ErrorReport {
  return failure instanceof AppError ? failure.report : { code: 'internal' };
}
