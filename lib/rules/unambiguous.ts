/**
 * 32 characters that nobody mixes up when reading them aloud or from paper, and that survive a service which ignores case.
 * 32, so that five random bits pick one without favouring any.
 */
export const unambiguous = 'abcdefghijkmnpqrstuvwxyz23456789';
