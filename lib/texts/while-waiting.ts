/** How far something has come, and whether it is held up by the rate limit. @param waitsUntil null for not */
export const whileWaiting = (progress: string, waitsUntil: number | null): string =>
  waitsUntil === null ? progress : `${progress}, waiting for the service`;
