import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A new API key: 32 hex characters. */
export function createKey(): string {
  return randomBytes(16).toString('hex');
}

/** Keys are random, so a plain digest is enough to keep them out of the database. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A quarter of Node's default: hashing stops the whole service for as long as it takes. */
const cost = { N: 4096 };

/** `salt:hash` of a password that a person chose. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`;
}

/** Whether a password is the one that `hashPassword` was given. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'hex'), 32, cost), expected);
}
