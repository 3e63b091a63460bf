import type { ChangeName, Input } from '@/lib/operations/operations';

type FormInput = Readonly<Record<string, unknown>>;

/**
 * Hands what a definition made of a form to its operation; the background checks it with the operation's schema before
 * anything is sent.
 */
export const operationInput = (input: FormInput) => input as Input<ChangeName>;

export const deleteInput = (id: string) => operationInput({ id });
