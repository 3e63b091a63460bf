import { z } from './z';

/** How a service was seen to behave where the API document leaves it open. */
export const serviceTraits = z.object({
  /** It answered a create with a link that it had before. */
  givesExistingLinks: z.boolean(),
  /** Whether a create gets the alias that it asks for; `unknown` until a create with one was answered. */
  aliases: z.enum(['unknown', 'honored', 'ignored']),
});

export type ServiceTraits = z.infer<typeof serviceTraits>;

/** What is assumed of a service that was not seen at work yet. */
export const unknownTraits: ServiceTraits = { givesExistingLinks: false, aliases: 'unknown' };
