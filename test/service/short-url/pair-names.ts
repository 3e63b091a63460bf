/** The named pairs that the short-URL API knows. */
export const pairNames: readonly string[] = [
  'url',
  'custom_url',
  'password',
  'expiry_date',
  'base_domain',
  'short_url',
];
