/** The names of this machine that the manifest lets a service live under over plain http. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name, as `URL.hostname` gives it, is this very machine. */
export const isLoopback = (hostname: string): boolean => loopbackHosts.has(hostname);
