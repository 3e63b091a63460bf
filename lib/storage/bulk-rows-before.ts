/** A row as earlier versions stored it, in its present shape: its password, which they stored as it was, is asked for again. */
export function withoutPlainPassword(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('password' in stored)) return stored;
  const { password } = stored;
  if (typeof password !== 'string') return stored;
  return { ...stored, password: null, hasPassword: password !== '' };
}
