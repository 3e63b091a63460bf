/** Has Ctrl-C do this: a browser's driver would end this process before anything is put away. */
export function onInterrupt(callBack: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.removeAllListeners(signal).once(signal, callBack);
}
