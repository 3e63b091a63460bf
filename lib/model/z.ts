import type { ZodMiniType, infer as InferOf } from 'zod/mini';

/** The one place that imports zod: the mini build has no JIT probe (a policy violation in an extension page) and a third of the size. */
export * as z from 'zod/mini';

/** A schema that is built when it is first used (`lib/async/lazy.ts`), as every one is that stands at the top of a module. */
export type Schema<T = unknown> = () => ZodMiniType<T>;

/** What a schema reads. */
export type Infer<S extends Schema> = InferOf<ReturnType<S>>;
