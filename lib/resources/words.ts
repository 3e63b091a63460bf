/** Prefixes of messages: `t(`${words}_title`)` compiles only where each has one. */
export type ChangeWords = 'campaigns' | 'channels' | 'domains' | 'pixels' | 'qr_codes';

export type ListWords = ChangeWords | 'overlays' | 'splash_pages';

export type ScreenWords = ListWords | 'account';
