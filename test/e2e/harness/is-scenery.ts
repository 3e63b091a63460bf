/** Whether an address is of the web beyond this machine, which tests show without a network. */
export const isScenery = ({ protocol, hostname }: URL): boolean =>
  /^https?:$/.test(protocol) && !isLoopback(hostname);

const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost');
