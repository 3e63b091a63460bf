import type { ZodMiniType, infer as InferOf } from 'zod/mini';

/** The one import of zod: the mini build has no JIT probe (a policy violation in an extension page) and a third of the size. */
export * as z from 'zod/mini';

export type Schema<T = unknown> = () => ZodMiniType<T>;

export type Infer<S extends Schema> = InferOf<ReturnType<S>>;
