/** What is stored that a person would miss if it could not be read. */
export const unreadKinds = ['connection', 'preferences', 'intents', 'jobs', 'bulk'] as const;

export type UnreadData = (typeof unreadKinds)[number];
