/** How many links are kept, of all services, and how many remain when there are more. */
export const linkLimit = { kept: 150_000, remaining: 147_000 } as const;
