import { page } from 'vitest/browser';

export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A link of the screen, not of the sidebar. */
export const link = (name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
/** The cell that names a row. */
export const cell = (name: string) => page.getByRole('rowheader', { name, exact: true });
export const alert = page.getByRole('alert');
export const status = (text: string) => page.getByRole('status').filter({ hasText: text });
export const search = page.getByRole('searchbox', { name: 'Search pixels' });
