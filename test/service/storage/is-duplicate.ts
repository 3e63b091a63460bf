/** Whether SQLite refused a row because a UNIQUE rule stood against it. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('UNIQUE constraint failed');
}
