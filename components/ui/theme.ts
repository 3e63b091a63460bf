import type { Theme } from '@/lib/model/preferences';

/** Has the page drawn light or dark as the user chose; `system` leaves it to the browser. */
export const showTheme = (theme: Theme): void => {
  document.documentElement.className = theme;
};
