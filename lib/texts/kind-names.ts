/** What a folder of each kind is called. */
export const kindNames = { campaign: 'Campaign', channel: 'Channel' } as const;
