import { z } from './z';

/** Whose something is: a service, and the account there. */
export const serviceAccount = z.object({
  /** The service's base address without a trailing slash. */
  address: z.string(),
  /** The account's user name; null where the service told none. */
  account: z.nullable(z.string()),
});

export type ServiceAccount = z.infer<typeof serviceAccount>;
