/** Opens the system's dialog for sharing; undefined where it has none. Must be called first thing in a click. */
export const shareLink =
  'share' in navigator
    ? async (link: { url: string; title: string }): Promise<void> => navigator.share(link)
    : undefined;
