/** The one place that imports zod: the mini build has no JIT probe (a policy violation in an extension page) and a third of the size. */
export * as z from 'zod/mini';
