/** The names of this machine under which a service may live over plain http: `[::1]` cannot stand in a content security policy. */
const loopbackHosts = new Set(['localhost', '127.0.0.1']);

/** Whether a host name, as `URL.hostname` gives it, is this very machine under a name that may be used. */
export const isLoopback = (hostname: string): boolean => loopbackHosts.has(hostname);
