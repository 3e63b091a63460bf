/** Leads to the screen on which that is mended. */
export const ConnectLink = ({ variant = 'plain' }: { variant?: 'plain' | 'primary' }) => (
  <a class={`button button-${variant}`} href="#connect">
    Connect
  </a>
);
