/** Every reason why something typed, or asked for, is refused, and nothing else; the sentences for them live with the views. */
export const problems = [
  'address_missing',
  'address_malformed',
  'address_scheme',
  'address_not_secure',
  'address_credentials',
  'key_missing',
  'key_characters',
  'key_too_long',
  'url_missing',
  'url_malformed',
  'url_scheme',
  'url_credentials',
  'url_too_long',
  'url_refused',
  'alias_characters',
  'alias_too_long',
  'password_characters',
  'password_leading_dot',
  'password_too_long',
  'expiry_impossible',
  'expiry_past',
  'domain_malformed',
  'link_number_unknown',
  'link_number_other',
] as const;

export type Problem = (typeof problems)[number];
