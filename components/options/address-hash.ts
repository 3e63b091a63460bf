import type { Listen } from '@/components/ui/use-listener';

/** Follows the part of the address that names the screen and the place in it. */
export const onHashChange: Listen = (changed) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
